export { centreOf, partAt, scrollToCentre, scrollToKeep } from './geometry';
export type { Box, Point } from './geometry';
export { glide } from './glide';
export {
  clampPage,
  findingOf,
  impliedView,
  initialView,
  openReview,
  pageShowing,
  itemOfView,
  reviewReducer,
  reviewSubject,
} from './reviewState';
export type { ReviewAction, ReviewState, ReviewSubject, ReviewView } from './reviewState';
export { useReview } from './useReview';
export type { Review } from './useReview';
export { selectionBoxes, useShowArrival } from './useShowArrival';
export {
  fitToWidth,
  maxZoom,
  minZoom,
  zoomedBy,
  zoomedIn,
  zoomedOut,
  zoomSteps,
  zoomToFit,
} from './zoom';
