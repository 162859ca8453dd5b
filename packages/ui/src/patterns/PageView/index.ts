export { centreOf, partAt, scrollToCentre, scrollToKeep } from './geometry';
export type { Box, Point } from './geometry';
export { glide } from './glide';
export { stepsOf } from './stepsOf';
export { turned, usePageView } from './usePageView';
export { Tool, ToolGroup, ViewerToolbar } from './ViewerToolbar';
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
