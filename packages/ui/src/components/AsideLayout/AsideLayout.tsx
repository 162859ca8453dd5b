import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './AsideLayout.module.css';

export interface AsideLayoutProps extends ComponentProps<'div'> {
  /** A few facts about the content, such as a StatStrip. */
  aside: ReactNode;
}

/**
 * A narrow column of facts beside content that has a small heading, or above the content if there is no room. Renders
 * a `div`. For a document and its findings use a DocumentWorkspace.
 *
 * Accessibility: no role; the facts are read first.
 */
export function AsideLayout({ aside, className, children, ...rest }: AsideLayoutProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div className={styles.columns}>
        <div className={styles.aside}>{aside}</div>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
