import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './StatusLine.module.css';

/**
 * Shows a message at the edge of the viewport if the Toaster's chunk failed to load. Uses no Radix code. Renders a
 * `p` of role `status`. Use a Toaster where it is available.
 *
 * Accessibility: a polite live region. Render it empty first, or the text may not be announced.
 */
export function StatusLine({ className, ...rest }: ComponentProps<'p'>) {
  return <p role="status" {...rest} className={clsx(styles.root, className)} />;
}
