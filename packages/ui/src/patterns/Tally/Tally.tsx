import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { CheckStatus } from '../../domain';
import { statuses as facts } from '../findings';
import styles from './Tally.module.css';

/** The SVG path of each mark, in a 10 x 10 square. */
const strokes: Record<CheckStatus, string> = {
  success: 'M1.3 5.4c.9.8 1.7 1.8 2.3 3 1-2.6 2.6-5 5-7.1',
  warning: 'M5 1.3 9 8.6c-2.6.2-5.3.2-8-.1 1.5-2.3 2.8-4.6 4-7.2Z',
  error: 'M1.6 1.4c2.3 2.1 4.6 4.4 6.7 7M8.6 1.5C6.2 3.4 3.8 5.8 1.6 8.6',
};

const pitch = 13;

export interface TallyProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** One status per check, in the order of the checks. */
  statuses: readonly CheckStatus[];
}

/**
 * The outcome of a list of checks at a glance: a tick, triangle or cross for each. Renders an `svg`.
 * Decorative: always show it with text, such as counts.
 *
 * Accessibility: hidden from assistive technology.
 */
export function Tally({ statuses, className, ...rest }: TallyProps) {
  const width = Math.max(0, statuses.length * pitch - 3);
  return (
    <svg
      viewBox={`0 0 ${width} 10`}
      width={`${width / 16}rem`}
      height="0.625rem"
      {...rest}
      aria-hidden
      className={clsx(styles.root, className)}
    >
      {statuses.map((status, index) => (
        // The position is on a group, because CSS mirrors the mark in right-to-left text, and would mirror its
        // position too.
        <g key={index} transform={`translate(${index * pitch} 0)`}>
          <path d={strokes[status]} data-tone={facts[status].tone} className={styles.mark} />
        </g>
      ))}
    </svg>
  );
}
