export { DocumentTimeline } from './DocumentTimeline';
export type { DocumentTimelineProps } from './DocumentTimeline';
