import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './StatusLine.module.css';

/**
 * A message at the edge of the viewport, as a fallback if the Toaster's chunk fails to load. It uses no Radix code.
 * Renders a `p` of role `status`. Where the Toaster has loaded, use it instead.
 *
 * Accessibility: a polite live region. Render it empty first, or the text may not be announced.
 */
export function StatusLine({ className, ...rest }: ComponentProps<'p'>) {
  return <p role="status" {...rest} className={clsx(styles.root, className)} />;
}
