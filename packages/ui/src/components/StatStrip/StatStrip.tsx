import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Anchor } from '../Link';
import styles from './StatStrip.module.css';

export type StatStripSize = 'small' | 'large';

export const statStripSizes = ['small', 'large'] as const satisfies StatStripSize[];

export interface Stat {
  /** The label of the value. */
  label: string;
  /** Shown as is, without thousands separators. */
  value: ReactNode;
  /** Makes the figure a link to this URL. */
  href?: string;
  /**
   * Marks a count of pending items with a clock before the label.
   * @default false
   */
  pending?: boolean;
}

export interface StatStripProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The figures, in display order; four at most. */
  stats: readonly Stat[];
  /**
   * `large` for a page's main counts, `small` for facts below a heading.
   * @default 'large'
   */
  size?: StatStripSize;
}

/**
 * A row of a few key figures. Renders a `dl`. Not for a list of properties: use a DescriptionList.
 *
 * Keyboard: Tab moves between the figures that are links.
 *
 * Accessibility: each figure is announced with its label, which ends the name of a link; the clock is decorative.
 */
export function StatStrip({ stats, size = 'large', className, ...rest }: StatStripProps) {
  const id = useId();
  return (
    <dl {...rest} data-size={size} className={clsx(styles.root, className)}>
      {stats.map(({ label, value, href, pending }, index) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.label}>
            {pending && <Clock className={styles.icon} />}
            <span id={`${id}-${index}`}>{label}</span>
          </dt>
          <dd className={styles.value}>
            {href === undefined ? (
              value
            ) : (
              <Anchor
                href={href}
                id={`${id}-${index}-value`}
                aria-labelledby={`${id}-${index}-value ${id}-${index}`}
                className={styles.link}
              >
                {value}
              </Anchor>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
