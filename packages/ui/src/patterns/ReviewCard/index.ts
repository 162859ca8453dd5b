export { ReviewCard } from './ReviewCard';
export type { ReviewCardProps, ReviewDocument } from './ReviewCard';
