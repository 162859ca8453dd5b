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
   * How much the action weighs: one `primary` a screen at the most.
   * @default 'secondary'
   */
  variant?: ButtonVariant;
  /** @default 'medium' */
  size?: ButtonSize;
  /**
   * Renders the only child in the button's place, for a link that should look like a button.
   * @default false
   */
  asChild?: boolean;
}

/**
 * Starts an action. Renders a `button` of type `button` unless told otherwise.
 * Not for going somewhere: use a link, with `asChild` where it should look like a button.
 *
 * Keyboard: Enter or Space presses it.
 *
 * Accessibility: its text is its name; at least 28 px high, and what is disabled cannot be reached by Tab.
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
