import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './IconButton.module.css';

export type IconButtonSize = 'small' | 'medium';

export const iconButtonSizes = ['small', 'medium'] as const satisfies IconButtonSize[];

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Says what the button does, to everyone who does not see the icon. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /**
   * `small` sits inside other elements, such as a toast.
   * @default 'medium'
   */
  size?: IconButtonSize;
}

/**
 * An action with an icon in place of words. Renders a `button` of type `button` unless told otherwise.
 * Only for what everybody knows by its icon (close, menu): else use a Button with words.
 *
 * Keyboard: Enter or Space presses it.
 *
 * Accessibility: `label` is its name and the icon is decoration; at least 28 px wide and high, on a phone
 * 36.
 */
export function IconButton({
  label,
  size = 'medium',
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      data-size={size}
      className={clsx(styles.root, className)}
    >
      {children}
    </button>
  );
}
