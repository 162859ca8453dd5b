import { clsx } from 'clsx';
import type { Claim } from '../../domain';
import { Section, type SectionLayout, type SectionProps } from '../Section';
import styles from './Statistics.module.css';

export interface StatisticsProps extends Omit<SectionProps, 'title' | 'layout' | 'children'> {
  /** @default 'In figures' */
  title?: string;
  /** @default 'above' */
  layout?: SectionLayout;
  /** The figures, in display order. */
  statistics: readonly Claim[];
}

/**
 * Claims as large numerals, in three columns, or one in a narrow viewport. Renders a `section` with a list.
 *
 * Accessibility: a region named by its heading; each item reads as one phrase, '99.9% accuracy'.
 */
export function Statistics({
  title = 'In figures',
  layout = 'above',
  statistics,
  className,
  ...rest
}: StatisticsProps) {
  return (
    <Section {...rest} title={title} layout={layout} className={clsx(styles.root, className)}>
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
