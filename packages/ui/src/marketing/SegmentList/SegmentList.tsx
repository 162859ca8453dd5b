import type { InstitutionSegment } from '../../domain';
import { Section, type SectionProps } from '../Section';
import { below } from '../../headingLevel';
import styles from './SegmentList.module.css';

export interface SegmentListProps extends Omit<SectionProps, 'title' | 'children'> {
  /** @default 'Made for financial institutions' */
  title?: string;
  /** The types of institution, in display order. */
  segments: readonly InstitutionSegment[];
}

/**
 * The types of institution that the service is for, separated by rules. Renders a `section` with a list; each
 * type has a heading one level below the section's.
 *
 * Accessibility: a region named by its heading.
 */
export function SegmentList({
  title = 'Made for financial institutions',
  headingLevel = 2,
  segments,
  ...rest
}: SegmentListProps) {
  const Name = `h${below(headingLevel)}` as const;
  return (
    <Section {...rest} title={title} headingLevel={headingLevel}>
      <ul role="list" className={styles.list}>
        {segments.map(({ name, description }) => (
          <li key={name} className={styles.segment}>
            <Name className={styles.name}>{name}</Name>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
