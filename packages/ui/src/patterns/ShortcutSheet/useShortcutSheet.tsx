import { useCallbackRef } from '@radix-ui/react-use-callback-ref';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { Keyboard } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ShortcutButton } from '../ShortcutButton';
import { shortcuts } from '../shortcuts';
import { ShortcutSheet } from './ShortcutSheet';
import type { ShortcutSheetProps } from './ShortcutSheet';
import styles from './ShortcutSheet.module.css';

export interface ShortcutSheetState {
  /** Whether the list of keyboard shortcuts is open (controlled). */
  shortcutsOpen?: boolean;
  /**
   * Whether the list of keyboard shortcuts is open initially (uncontrolled).
   * @default false
   */
  defaultShortcutsOpen?: boolean;
  /** Called when the user opens or closes the list of keyboard shortcuts. */
  onShortcutsOpenChange?: (open: boolean) => void;
}

/** The list of keyboard shortcuts for a part of the product. */
export function useShortcutSheet(
  scope: ShortcutSheetProps['scope'],
  { shortcutsOpen, defaultShortcutsOpen = false, onShortcutsOpenChange }: ShortcutSheetState = {},
) {
  const [isOpen, setIsOpen] = useControllableState({
    prop: shortcutsOpen,
    defaultProp: defaultShortcutsOpen,
    onChange: onShortcutsOpenChange,
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
    renderButton: (className?: string) => (
      <ShortcutButton
        shortcut={shortcuts[scope].help}
        {...button}
        className={clsx(button.className, className)}
      >
        <Keyboard />
      </ShortcutButton>
    ),
    /** Returns the dialog; render it once. */
    render: () => <ShortcutSheet scope={scope} open={isOpen} onOpenChange={setIsOpen} />,
  };
}
