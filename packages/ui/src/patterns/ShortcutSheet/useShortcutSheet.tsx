import { useCallbackRef } from '@radix-ui/react-use-callback-ref';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Keyboard } from 'lucide-react';
import { useCallback } from 'react';
import type { ComponentProps, FocusEvent } from 'react';
import { lazyDialog } from '../../lazyDialog';
import { ShortcutButton } from '../ShortcutButton';
import { shortcuts } from '../shortcuts';
import type { ShortcutSheetProps } from './ShortcutSheet';

const LazySheet = lazyDialog(() =>
  import('./ShortcutSheet').then(({ ShortcutSheet }) => ShortcutSheet),
);

/** The list of keyboard shortcuts for a part of the product, as a lazy dialog. */
export function useShortcutSheet(
  scope: ShortcutSheetProps['scope'],
  { open: openProp, defaultOpen = false, onOpenChange }: Omit<ShortcutSheetProps, 'scope'> = {},
) {
  const [isOpen, setIsOpen] = useControllableState({
    prop: openProp,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  // The same function in every render, for memoized components.
  const open = useCallbackRef(() => setIsOpen(true));
  const button = {
    'aria-haspopup': 'dialog',
    onClick: open,
    onPointerEnter: LazySheet.preload,
  } satisfies ComponentProps<'button'>;
  return {
    open,
    /** Props of a button that opens the list. */
    button,
    /** Returns an icon button that opens the list. */
    renderButton: () => (
      <ShortcutButton shortcut={shortcuts[scope].help} {...button}>
        <Keyboard />
      </ShortcutButton>
    ),
    /** For `onFocus`: prepares the list for those who use the keyboard. For others it would delay a press. */
    prepare: useCallback(({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) LazySheet.preload();
    }, []),
    /** Returns the dialog; render it once. */
    render: () => <LazySheet scope={scope} open={isOpen} onOpenChange={setIsOpen} />,
  };
}
