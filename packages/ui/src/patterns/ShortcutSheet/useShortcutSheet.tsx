import { useCallbackRef } from '@radix-ui/react-use-callback-ref';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Keyboard } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ShortcutButton } from '../ShortcutButton';
import { shortcuts } from '../shortcuts';
import { ShortcutSheet } from './ShortcutSheet';
import type { ShortcutSheetProps } from './ShortcutSheet';
import styles from './ShortcutSheet.module.css';

/** The list of keyboard shortcuts for a part of the product. */
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
    className: styles.opener,
    onClick: open,
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
    /** Returns the dialog; render it once. */
    render: () => <ShortcutSheet scope={scope} open={isOpen} onOpenChange={setIsOpen} />,
  };
}
