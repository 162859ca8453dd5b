import { FeatureCard, type FeatureFigureName } from '../FeatureCard';
import { Section, type SectionProps } from '../Section';
import { below } from '../../headingLevel';
import styles from './FeatureList.module.css';

export interface Feature {
  title: string;
  description: string;
  figure: FeatureFigureName;
}

export interface FeatureListProps extends Omit<SectionProps, 'title' | 'children' | 'layout'> {
  /** @default 'Accurate, fast, and one call away' */
  title?: string;
  /**
   * The cards, in display order.
   * @default accuracy, speed, REST API
   */
  features?: readonly Feature[];
}

const productFeatures: readonly Feature[] = [
  {
    figure: 'accuracy',
    title: 'Accuracy',
    description:
      'Every response carries a confidence from 0 to 1, so staff know which statement or bill to check by hand.',
  },
  {
    figure: 'speed',
    title: 'Speed',
    description: 'Text, confidence and document type come back in the response to the same call.',
  },
  {
    figure: 'api',
    title: 'REST API',
    description:
      'One POST to /v1/ocr with an API key and a file. The response is JSON with three fields.',
  },
];

/**
 * What the service does well, one card each. Renders a `section` with the id `features`,
 * the target of the header's first anchor.
 *
 * Accessibility: a region named by its heading.
 */
export function FeatureList({
  title = 'Accurate, fast, and one call away',
  headingLevel = 2,
  features = productFeatures,
  ...rest
}: FeatureListProps) {
  return (
    <Section id="features" {...rest} layout="above" title={title} headingLevel={headingLevel}>
      <ul role="list" className={styles.list}>
        {features.map((feature) => (
          <li key={feature.title}>
            <FeatureCard {...feature} headingLevel={below(headingLevel)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
