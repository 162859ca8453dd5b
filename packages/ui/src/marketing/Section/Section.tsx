import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Container } from '../Container';
import type { SectionHeadingLevel } from '../../headingLevel';
import styles from './Section.module.css';

export type SectionLayout = 'margin' | 'above';

export const sectionLayouts = ['margin', 'above'] as const satisfies SectionLayout[];

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading; its place depends on `layout`. */
  title: string;
  /** @default 2 */
  headingLevel?: SectionHeadingLevel;
  /** A sentence below the heading. */
  intro?: ReactNode;
  /**
   * `margin` puts the heading beside the content on wide screens; `above` gives the content the full width.
   * @default 'margin'
   */
  layout?: SectionLayout;
}

/**
 * One section of the landing page: a hairline, a heading, and the content beside or below it. Renders a `section` named
 * by its heading; an anchor scrolls to it below the sticky header. Not for the back office, whose pages have a
 * `PageHeader`.
 *
 * Accessibility: a region named by its heading.
 */
export function Section({
  title,
  headingLevel = 2,
  intro,
  layout = 'margin',
  className,
  children,
  ...rest
}: SectionProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={headingId}
      {...rest}
      data-layout={layout}
      className={clsx(styles.root, className)}
    >
      <Container className={styles.columns}>
        <div className={styles.title}>
          <Heading id={headingId} className={styles.heading}>
            {title}
          </Heading>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        <div className={styles.content}>{children}</div>
      </Container>
    </section>
  );
}
