import { Section, type SectionProps } from '../Section';
import styles from './SegmentList.module.css';

export interface Segment {
  name: string;
  description: string;
}

export interface SegmentListProps extends Omit<SectionProps, 'heading' | 'children'> {
  /** @default 'Made for financial institutions' */
  heading?: string;
  /** The kinds of institution, in the order shown. */
  segments: readonly Segment[];
}

/**
 * The kinds of institution the service is for, ruled like the lines of a register.
 * Renders a `section`; each kind is a heading (`h3`) and a sentence.
 *
 * Accessibility: a region named by its heading; each kind is a heading of its own.
 */
export function SegmentList({
  heading = 'Made for financial institutions',
  segments,
  ...rest
}: SegmentListProps) {
  return (
    <Section {...rest} heading={heading}>
      <ul role="list" className={styles.list}>
        {segments.map(({ name, description }) => (
          <li key={name} className={styles.segment}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
