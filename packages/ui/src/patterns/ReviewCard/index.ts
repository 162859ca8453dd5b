export { ReviewCard } from './ReviewCard';
export type { ReviewableDocument, ReviewCardProps } from './ReviewCard';
