import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './StatStrip.module.css';

export type StatStripSize = 'small' | 'large';

export const statStripSizes = ['small', 'large'] as const satisfies StatStripSize[];

export interface Stat {
  /** What the value is. */
  label: string;
  /** Shown as it is: a count gets no separators. */
  value: ReactNode;
  /**
   * Marks a count of things that wait, by a clock before the label.
   * @default false
   */
  pending?: boolean;
}

export interface StatStripProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The figures in the order in which they are read, three or four at most. */
  stats: readonly Stat[];
  /**
   * `large` for counts that are the point of the page, `small` for the facts below a heading.
   * @default 'large'
   */
  size?: StatStripSize;
}

/**
 * A few figures side by side, ruled off like the head of a ledger. Renders a `dl`.
 * Not for a list of properties: use a DescriptionList.
 *
 * Accessibility: each figure is read with its label; the clock is decoration.
 */
export function StatStrip({ stats, size = 'large', className, ...rest }: StatStripProps) {
  return (
    <dl {...rest} data-size={size} className={clsx(styles.root, className)}>
      {stats.map(({ label, value, pending }) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.label}>
            {pending && <Clock className={styles.icon} />}
            {label}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
