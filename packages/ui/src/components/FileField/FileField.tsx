import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { clsx } from 'clsx';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ChangeEvent, ComponentProps } from 'react';
import { Field, useField } from '../Field';
import type { FieldTexts } from '../Field';
import { useFormReset } from '../../useFormReset';
import type { FormOwned } from '../../useFormReset';
import { useAnnounce } from '../../announcer';
import { useWords } from '../../words';
import { acceptsFile } from '../acceptsFile';
import { shownName } from '../fileFacts';
import styles from './FileField.module.css';

export interface FileFieldProps
  extends
    FieldTexts,
    Omit<ComponentProps<'input'>, 'type' | 'multiple' | 'value' | 'defaultValue'> {
  /**
   * Extensions such as `.pdf,.png`; MIME types are not supported. Browsers treat the list as a suggestion;
   * FileField rejects a file with another extension and shows the hint, which should list the extensions, as
   * the error. Without a hint the field is only marked as invalid.
   */
  accept?: string;
  /** The file that is selected initially (uncontrolled), for example from a draft. */
  defaultFile?: File | null;
  /** Called with the picked file, or `null` if none was picked or it was rejected. */
  onFileChange?: (file: File | null) => void;
}

/**
 * One file from the user's device, with its label. Renders a native file `input` inside a `div`: `className` and
 * `style` land on the `div`, `ref` and all other props on the `input`. For several files use Dropzone.
 *
 * Keyboard: Enter or Space opens the file picker.
 *
 * Accessibility: hint and error are announced with the field, and a rejected file marks it invalid. Announces the name
 * of the picked file, or that it was rejected, because focus stays in the field.
 */
export function FileField({
  accept = '',
  defaultFile = null,
  onChange,
  onFileChange,
  ref,
  ...rest
}: FileFieldProps) {
  // The input that refused a file.
  const [refused, setRefused] = useState<FormOwned | null>(null);
  useFormReset(refused, () => setRefused(null));
  const announce = useAnnounce();
  const words = useWords('FileField', {
    selected: (name) => `${name} selected`,
    refused: (name) => `${name} is not of an accepted type`,
  });
  const texts = refused && !rest.error ? { hint: undefined, error: rest.hint } : undefined;
  const { frame, control } = useField({
    ...rest,
    ...texts,
    'aria-invalid': refused !== null || rest['aria-invalid'],
  });

  const input = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(ref, input);
  // A file input's `files` can only be set from a DataTransfer.
  const fillIn = useEffectEvent(() => {
    if (!defaultFile || !input.current) return;
    const transfer = new DataTransfer();
    transfer.items.add(defaultFile);
    input.current.files = transfer.files;
  });
  useLayoutEffect(() => fillIn(), []);

  function takeFile(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const file = input.files?.[0] ?? null;
    const accepted = file === null || acceptsFile(file.name, accept);
    // Reset, so that native validation reports a required field as missing.
    if (!accepted) input.value = '';
    setRefused(accepted ? null : input);
    if (file) announce(words[accepted ? 'selected' : 'refused'](shownName(file)));
    onChange?.(event);
    onFileChange?.(accepted ? file : null);
  }

  return (
    <Field {...frame}>
      <input
        {...control}
        ref={inputRef}
        type="file"
        accept={accept || undefined}
        onChange={takeFile}
        className={clsx(control.className, styles.control)}
      />
    </Field>
  );
}
