import { useCallback, useState } from 'react';
import type { ComponentProps, FocusEvent } from 'react';
import { useLazyDialog } from '../../useLazyDialog';
import type { ShortcutSheetProps } from './ShortcutSheet';

const load = () => import('./ShortcutSheet');

/** The list of keyboard shortcuts for a part of the product, as a lazy dialog. */
export function useShortcutSheet(scope: ShortcutSheetProps['scope']) {
  const [renderSheet, prepareSheet] = useLazyDialog(load);
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  return {
    open,
    /** Props of a button that opens the list. */
    button: {
      'aria-haspopup': 'dialog',
      onClick: open,
      onPointerEnter: () => prepareSheet(),
    } satisfies ComponentProps<'button'>,
    /** For `onFocus`: prepares the list for those who use the keyboard. For others it would delay a press. */
    prepare: useCallback(
      ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) prepareSheet();
      },
      [prepareSheet],
    ),
    /** Returns the dialog; render it once. */
    render: () => renderSheet({ scope, open: isOpen, onOpenChange: setIsOpen }),
  };
}
