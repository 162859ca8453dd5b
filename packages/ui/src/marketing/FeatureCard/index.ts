export { FeatureCard, featureFigures } from './FeatureCard';
export type { FeatureCardProps, FeatureFigureName } from './FeatureCard';
