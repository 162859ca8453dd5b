import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './SkipLink.module.css';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** An anchor of this page, for example `#main`. */
  href: string;
}

/**
 * The first thing that Tab reaches: leads past what every page repeats. Renders an `a` element
 * that shows while it has the focus. One a page.
 */
export function SkipLink({ className, children = 'Skip to content', ...rest }: SkipLinkProps) {
  return (
    <a {...rest} className={clsx(styles.root, className)}>
      {children}
    </a>
  );
}
