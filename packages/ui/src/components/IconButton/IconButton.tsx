import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Tooltip } from '../Tooltip';
import styles from './IconButton.module.css';

export type IconButtonSize = 'small' | 'medium';

export const iconButtonSizes = ['small', 'medium'] as const satisfies IconButtonSize[];

export interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name: what the button does. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /**
   * Shows the label in a Tooltip.
   * @default false
   */
  tooltip?: boolean;
  /** The key that does the same, shown in the tooltip. */
  shortcut?: string;
  /**
   * `small` is for use inside other elements, such as a toast.
   * @default 'medium'
   */
  size?: IconButtonSize;
}

/**
 * A button with an icon instead of text. Renders a `button` (`type="button"` by default). Only for well-known
 * icons (close, menu); otherwise use a Button with text.
 *
 * Keyboard: Enter or Space activates it.
 *
 * Accessibility: `label` is its accessible name and the icon is decorative; at least 28 px wide and high, 36 px
 * on a phone.
 */
export function IconButton({
  label,
  size = 'medium',
  type = 'button',
  tooltip = false,
  shortcut,
  className,
  children,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      type={type}
      aria-label={label}
      {...rest}
      data-size={size}
      className={clsx(styles.root, className)}
    >
      {children}
    </button>
  );
  return tooltip ? (
    <Tooltip label={label} shortcut={shortcut}>
      {button}
    </Tooltip>
  ) : (
    button
  );
}
