import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { useStyleCheck } from '../../developmentWarnings';
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
   * How prominent the action is. Use at most one `primary` per page, and one in an open dialog.
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
  /**
   * Shows a spinner and ignores clicks while the action runs; keeps focus, unlike `disabled`.
   * @default false
   */
  pending?: boolean;
}

/** Cancels a click. Runs in the capture phase, before the handlers of the button or its child. */
const block = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Starts an action. Renders a `button` (`type="button"` by default). Not for navigation: use a link, with
 * `asChild` if it should look like a button.
 *
 * Keyboard: Enter or Space activates it.
 *
 * Accessibility: its text is its accessible name; it is at least 28 px high. Tab skips it when disabled; a link
 * (`asChild`) is then `aria-disabled`. While `pending` it is `aria-disabled` and `aria-busy`.
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  asChild = false,
  pending = false,
  type = 'button',
  disabled = false,
  className,
  ...rest
}: ButtonProps) {
  useStyleCheck(styles.root);
  const Component = asChild ? Slot : 'button';
  const isBlocked = pending || (asChild && disabled);
  return (
    <Component
      {...(asChild ? disabled && { tabIndex: -1 } : { type, disabled })}
      {...rest}
      {...(isBlocked && { 'aria-disabled': true, onClickCapture: block })}
      aria-busy={pending || rest['aria-busy']}
      data-disabled={disabled || undefined}
      data-variant={variant}
      data-size={size}
      className={clsx(styles.root, className)}
    />
  );
}
