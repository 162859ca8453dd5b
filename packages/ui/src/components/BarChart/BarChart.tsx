import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import styles from './BarChart.module.css';
import { scaleOf } from './scale';

export interface Bar {
  /** Unique within the chart. */
  label: string;
  /** 0 or more. */
  value: number;
}

export interface BarChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What the bars count, as the caption. */
  label: string;
  /** In display order. */
  bars: readonly Bar[];
  /**
   * Adds each bar's share of the total, as a percentage.
   * @default false
   */
  shares?: boolean;
  /**
   * How many bars are shown; a sentence below counts the rest.
   * @default 12
   */
  max?: number;
}

const percentage = (value: number, whole: number) =>
  `${Math.round((100 * value) / Math.max(1, whole))}%`;

/**
 * Horizontal bars that compare a few counts, on a common scale from 0. Renders a `figure` with a list; nothing without
 * bars. Not for values over time, and not for a single figure: use a StatStrip.
 *
 * Accessibility: a list of labels, values and shares; bars and scale are decorative. Hide the chart (`aria-hidden`) if a
 * table beside it says the same.
 */
export function BarChart({
  label,
  bars,
  shares = false,
  max = 12,
  className,
  ...rest
}: BarChartProps) {
  const shown = bars.slice(0, max);
  if (shown.length === 0) return null;
  const scale = scaleOf(Math.max(...shown.map(({ value }) => value)));
  const end = scale.at(-1) ?? 1;
  const sum = bars.reduce((total, { value }) => total + value, 0);
  const at = (value: number) => ({ '--pt-bar-end': value / end }) as CSSProperties;
  return (
    <figure {...rest} className={clsx(styles.root, className)}>
      <figcaption className={styles.caption}>{label}</figcaption>
      <div className={styles.plot}>
        <ul role="list" className={styles.bars}>
          {shown.map((bar) => (
            <li key={bar.label} className={styles.row}>
              <span className={styles.label}>{bar.label}</span>
              <span className={styles.track}>
                <span className={styles.bar} style={at(bar.value)} />
                <span className={styles.value}>{bar.value}</span>
                {shares && <span className={styles.share}>{percentage(bar.value, sum)}</span>}
              </span>
            </li>
          ))}
        </ul>
        <div aria-hidden="true" className={styles.row} data-scale="">
          <span className={styles.label} />
          <span className={styles.track}>
            {scale.map((value) => (
              <span key={value} className={styles.tick} style={at(value)}>
                {value}
              </span>
            ))}
          </span>
        </div>
      </div>
      {shown.length < bars.length && (
        <p className={styles.more}>{`${bars.length - shown.length} more are not shown.`}</p>
      )}
    </figure>
  );
}
