import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export const buttonVariants = [
  'primary',
  'secondary',
  'ghost',
  'danger',
] as const satisfies ButtonVariant[];
export const buttonSizes = ['small', 'medium', 'large'] as const satisfies ButtonSize[];

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * How prominent the action is: at most one `primary` per screen.
   * @default 'secondary'
   */
  variant?: ButtonVariant;
  /** @default 'medium' */
  size?: ButtonSize;
  /**
   * Renders its only child instead of a `button`, for a link that should look like a button.
   * @default false
   */
  asChild?: boolean;
}

/**
 * Starts an action. Renders a `button` (`type="button"` by default). Not for navigation: use a link, with
 * `asChild` if it should look like a button.
 *
 * Keyboard: Enter or Space activates it.
 *
 * Accessibility: its text is its accessible name; it is at least 28 px high, and Tab skips it when disabled.
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  asChild = false,
  className,
  ...rest
}: ButtonProps) {
  const Component = asChild ? Slot : 'button';
  return (
    <Component
      {...(asChild ? {} : { type: 'button' as const })}
      {...rest}
      data-variant={variant}
      data-size={size}
      className={clsx(styles.root, className)}
    />
  );
}
