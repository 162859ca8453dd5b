export { FeatureCard } from './FeatureCard';
export { featureFigures } from './FeatureFigure';
export type { FeatureCardProps } from './FeatureCard';
export type { FeatureFigureName } from './FeatureFigure';
