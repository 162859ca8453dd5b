import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './StatusLine.module.css';

/**
 * A fallback for a Toaster whose chunk failed to load: the message at the edge of the window, without
 * dependencies. Renders a `p` of role `status`. Where a Toaster is available use that.
 *
 * Accessibility: a polite status. Render it empty first, or the text may not be announced.
 */
export function StatusLine({ className, ...rest }: ComponentProps<'p'>) {
  return <p role="status" {...rest} className={clsx(styles.root, className)} />;
}
