import { IconButton } from '../components/IconButton';
import type { IconButtonProps } from '../components/IconButton';
import { ariaKeys } from './shortcuts';
import type { Shortcut } from './shortcuts';

export interface ShortcutButtonProps extends Omit<IconButtonProps, 'label' | 'size' | 'tooltip'> {
  shortcut: Shortcut;
}

/** An icon button that does the same as a keyboard shortcut; its tooltip names the key. */
export function ShortcutButton({ shortcut, ...rest }: ShortcutButtonProps) {
  const { keys, label } = shortcut;
  return (
    <IconButton
      {...rest}
      size="small"
      label={label}
      tooltip={`${label} (${keys[0]!.toUpperCase()})`}
      aria-keyshortcuts={ariaKeys(shortcut)}
    />
  );
}
