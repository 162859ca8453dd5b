import { IconButton } from '../components/IconButton';
import type { IconButtonProps } from '../components/IconButton';
import { useAriaKeys } from './shortcuts';
import type { Shortcut } from './shortcuts';

export interface ShortcutButtonProps extends Omit<
  IconButtonProps,
  'label' | 'size' | 'tooltip' | 'shortcut'
> {
  shortcut: Shortcut;
}

/** An icon button that does the same as a keyboard shortcut; its tooltip names the key, unless that is switched off. */
export function ShortcutButton({ shortcut, ...rest }: ShortcutButtonProps) {
  const { keys, label } = shortcut;
  const ariaKeys = useAriaKeys()(shortcut);
  return (
    <IconButton
      {...rest}
      size="small"
      label={label}
      tooltip
      shortcut={ariaKeys && keys[0]?.toUpperCase()}
      aria-keyshortcuts={ariaKeys}
    />
  );
}
