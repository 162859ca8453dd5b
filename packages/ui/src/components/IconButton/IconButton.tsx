import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, for those who do not see the icon; also its tooltip. */
  label: string;
}

/**
 * An action so well known that its icon is enough: close, menu, zoom. Renders a `button`.
 * Not for anything that a word would say better: use a Button.
 */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={clsx(styles.root, className)}
    />
  );
}
