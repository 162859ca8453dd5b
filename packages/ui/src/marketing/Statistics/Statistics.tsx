import { Section, type SectionProps } from '../Section';
import styles from './Statistics.module.css';

export interface Statistic {
  /** The figure, for example '99.9%'. */
  value: string;
  /** What it counts, read straight after it. */
  label: string;
}

export interface StatisticsProps extends Omit<SectionProps, 'heading' | 'children'> {
  /** @default 'In figures' */
  heading?: string;
  /** The figures, in the order shown. */
  statistics: readonly Statistic[];
}

/**
 * Claims as large figures, ruled like a statement of account. Renders a `section`.
 * Each line reads as one phrase: the figure, then what it counts.
 *
 * Accessibility: a list; each line is read as one phrase.
 */
export function Statistics({ heading = 'In figures', statistics, ...rest }: StatisticsProps) {
  return (
    <Section {...rest} heading={heading}>
      <ul role="list" className={styles.list}>
        {statistics.map(({ value, label }) => (
          <li key={label} className={styles.line}>
            <span className={styles.value}>{value}</span>{' '}
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
