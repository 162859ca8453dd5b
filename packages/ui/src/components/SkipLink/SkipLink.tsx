import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './SkipLink.module.css';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** The anchor of what is skipped to, such as `#main`; its target takes the focus. */
  href: string;
}

/**
 * The first thing that Tab reaches: jumps over what every page repeats. Renders an `a` element,
 * out of sight until it has the focus. One a page, before everything else.
 *
 * Keyboard: the first stop of the Tab key; Enter moves the focus to its target, which needs
 * `tabIndex={-1}`.
 *
 * Accessibility: out of sight, never out of reach.
 */
export function SkipLink({ href, className, children, ...rest }: SkipLinkProps) {
  return (
    <a {...rest} href={href} className={clsx(styles.root, className)}>
      {children}
    </a>
  );
}
