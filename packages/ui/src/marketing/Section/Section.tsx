import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Container } from './Container';
import styles from './Section.module.css';

export type SectionLayout = 'margin' | 'above';

export const sectionLayouts = ['margin', 'above'] as const satisfies SectionLayout[];

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading (`h2`), in the margin of wide screens and above the content of narrow ones. */
  heading: string;
  /** A sentence under the heading. */
  intro?: ReactNode;
  /**
   * `margin` sets the heading beside the content on wide screens, `above` gives the content all of the width.
   * @default 'margin'
   */
  layout?: SectionLayout;
}

/**
 * One section of the landing page: a hairline, a heading in the margin, content beside it.
 * Renders a `section` named by its heading, with room for the sticky header above it when it is
 * an anchor's target. Not for the back office: its pages have a `PageHeader`.
 *
 * Accessibility: a region named by its heading.
 */
export function Section({
  heading,
  intro,
  layout = 'margin',
  className,
  children,
  ...rest
}: SectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      {...rest}
      data-layout={layout}
      className={clsx(styles.root, className)}
    >
      <Container className={styles.columns}>
        <div className={styles.margin}>
          <h2 id={headingId} className={styles.heading}>
            {heading}
          </h2>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        <div className={styles.content}>{children}</div>
      </Container>
    </section>
  );
}
