import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './StatusLine.module.css';

/**
 * A sentence at the edge of the window, with nothing to it that could fail to load: what a Toaster would have
 * said. Renders a `p` of role `status`. Wherever a Toaster can be had use that.
 *
 * Accessibility: a polite status. Render it empty first, or its text may not be announced.
 */
export function StatusLine({ className, ...rest }: ComponentProps<'p'>) {
  return <p role="status" {...rest} className={clsx(styles.root, className)} />;
}
