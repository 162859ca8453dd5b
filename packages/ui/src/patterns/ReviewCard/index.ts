export { ReviewCard } from './ReviewCard';
export type { ReviewableDocument, ReviewCardProps } from './ReviewCard';
export { handleCardShortcut } from '../reviewCards';
