import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { HeadingLevel } from '../../headingLevel';
import styles from './FeatureCard.module.css';
import { FeatureFigure } from './FeatureFigure';
import type { FeatureFigureName } from './FeatureFigure';

export interface FeatureCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  title: string;
  description: string;
  /** The drawing above the heading. */
  figure: FeatureFigureName;
  /** @default 3 */
  headingLevel?: HeadingLevel;
}

/**
 * One strength of the service: a drawing, a heading, a sentence. Renders an `article`. For a number with its meaning
 * use `Statistics`.
 *
 * Accessibility: an article with a heading; the drawing is decorative.
 */
export function FeatureCard({
  title,
  description,
  figure,
  headingLevel = 3,
  className,
  ...rest
}: FeatureCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rest} data-figure={figure} className={clsx(styles.root, className)}>
      <FeatureFigure name={figure} />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.description}>{description}</p>
    </article>
  );
}
