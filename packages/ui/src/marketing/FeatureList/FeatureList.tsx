import { FeatureCard, type FeatureFigureName } from '../FeatureCard';
import { Section, type SectionProps } from '../Section';
import styles from './FeatureList.module.css';

export interface Feature {
  title: string;
  description: string;
  figure: FeatureFigureName;
}

export interface FeatureListProps extends Omit<SectionProps, 'heading' | 'children'> {
  /** @default 'Accurate, fast, and one call away' */
  heading?: string;
  /**
   * The cards, in the order shown.
   * @default accuracy, speed, REST API
   */
  features?: readonly Feature[];
}

const productFeatures: readonly Feature[] = [
  {
    figure: 'accuracy',
    title: 'Accuracy',
    description:
      'Every answer states its confidence, so staff know which document to look at twice.',
  },
  {
    figure: 'speed',
    title: 'Speed',
    description:
      'The answer comes back in the same call, while the client is still at the counter.',
  },
  {
    figure: 'api',
    title: 'REST API',
    description: 'One POST with a key and a file. Whatever speaks HTTP can send a document.',
  },
];

/**
 * What the service does well, a card each. Renders a `section` with the id `features`,
 * the target of the header's first anchor.
 *
 * Accessibility: a region named by its heading.
 */
export function FeatureList({
  heading = 'Accurate, fast, and one call away',
  features = productFeatures,
  ...rest
}: FeatureListProps) {
  return (
    <Section id="features" {...rest} heading={heading}>
      <ul role="list" className={styles.list}>
        {features.map((feature) => (
          <li key={feature.title}>
            <FeatureCard {...feature} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
