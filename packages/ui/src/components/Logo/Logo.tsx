import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Logo.module.css';

export interface LogoProps extends ComponentProps<'span'> {
  /**
   * Leaves the name out, where it stands beside anyway or space is short.
   * @default false
   */
  markOnly?: boolean;
}

/**
 * The product's sign: a sheet of paper, its corner folded, with the tick that proves it. Renders a `span`.
 * It leads nowhere by itself.
 */
export function Logo({ markOnly = false, className, ...rest }: LogoProps) {
  return (
    <span {...rest} className={clsx(styles.root, className)}>
      <svg
        viewBox="0 0 24 24"
        className={styles.mark}
        {...(markOnly ? { role: 'img', 'aria-label': 'Patunay' } : { 'aria-hidden': true })}
      >
        <path
          className={styles.sheet}
          d="M5 1.5h9.5L20 7v14a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 21V3A1.5 1.5 0 0 1 5 1.5Z"
        />
        <path className={styles.fold} d="M14.5 1.5V7H20Z" />
        <path className={styles.tick} d="m7.5 14 3 3 6-6.5" />
      </svg>
      {!markOnly && <span className={styles.name}>Patunay</span>}
    </span>
  );
}
