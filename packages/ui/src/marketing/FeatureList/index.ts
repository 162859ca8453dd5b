export { FeatureList } from './FeatureList';
export type { Feature, FeatureListProps } from './FeatureList';
