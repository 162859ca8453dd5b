import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './SkipLink.module.css';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** The anchor to skip to, such as `#main`; its target gets focus. */
  href: string;
}

/**
 * Skips the content repeated on every page. Renders an `a` element, visually hidden until focused. Use one per
 * page, before everything else.
 *
 * Keyboard: the first Tab stop; Enter moves focus to its target, which needs `tabIndex={-1}`.
 *
 * Accessibility: always in the accessibility tree.
 */
export function SkipLink({ href, className, children, ...rest }: SkipLinkProps) {
  return (
    <a {...rest} href={href} className={clsx(styles.root, className)}>
      {children}
    </a>
  );
}
