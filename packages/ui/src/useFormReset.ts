import { useCallbackRef } from '@radix-ui/react-use-callback-ref';
import { useEffect } from 'react';

/** A form control, as far as it knows its form. */
export type FormOwned = Pick<HTMLInputElement, 'form'>;

/** Calls `onReset` when the form of `control` is reset, for state that the browser does not reset by itself. */
export function useFormReset(control: FormOwned | null, onReset: () => void) {
  const reset = useCallbackRef(onReset);
  const form = control?.form;
  useEffect(() => {
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [form, reset]);
}
