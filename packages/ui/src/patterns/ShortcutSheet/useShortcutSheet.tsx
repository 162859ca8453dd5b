import { Keyboard } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { ComponentProps, FocusEvent } from 'react';
import { Button } from '../../components/Button';
import { lazyDialog } from '../../lazyDialog';
import { shortcuts, useAriaKeys } from '../shortcuts';
import type { ShortcutSheetProps } from './ShortcutSheet';

const LazySheet = lazyDialog(() =>
  import('./ShortcutSheet').then(({ ShortcutSheet }) => ShortcutSheet),
);

/** The list of keyboard shortcuts for a part of the product, as a lazy dialog. */
export function useShortcutSheet(scope: ShortcutSheetProps['scope']) {
  const [isOpen, setIsOpen] = useState(false);
  const ariaKeys = useAriaKeys();
  const open = useCallback(() => setIsOpen(true), []);
  const button = {
    'aria-haspopup': 'dialog',
    onClick: open,
    onPointerEnter: LazySheet.preload,
  } satisfies ComponentProps<'button'>;
  return {
    open,
    /** Props of a button that opens the list. */
    button,
    /** Returns a button that opens the list; place it after what the shortcuts work on, so that Tab reaches that first. */
    renderButton: () => (
      <div>
        <Button
          size="small"
          variant="ghost"
          aria-keyshortcuts={ariaKeys(shortcuts[scope].help)}
          {...button}
        >
          <Keyboard /> <span>{shortcuts[scope].help.label}</span>
        </Button>
      </div>
    ),
    /** For `onFocus`: prepares the list for those who use the keyboard. For others it would delay a press. */
    prepare: useCallback(({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) LazySheet.preload();
    }, []),
    /** Returns the dialog; render it once. */
    render: () => <LazySheet scope={scope} open={isOpen} onOpenChange={setIsOpen} />,
  };
}
