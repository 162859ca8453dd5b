import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../Card';
import styles from './StatCounter.module.css';

export interface StatCounterProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** What is counted. */
  label: ReactNode;
  /** The count, shown as it is: no separators are put in. */
  value: number | string;
  /** A small icon before the label. */
  icon?: ReactNode;
}

/**
 * One count and what it counts, on a card. Renders a `dl` with one pair, so that the figure is read
 * with its label. Several of them share a line in a CardGrid of layout `row`.
 *
 * Accessibility: the figure is read with its label, and the icon is decoration.
 */
export function StatCounter({ label, value, icon, className, ...rest }: StatCounterProps) {
  return (
    <Card asChild>
      <dl {...rest} className={clsx(styles.root, className)}>
        <dt className={styles.label}>
          {icon}
          {label}
        </dt>
        <dd className={styles.value}>{value}</dd>
      </dl>
    </Card>
  );
}
