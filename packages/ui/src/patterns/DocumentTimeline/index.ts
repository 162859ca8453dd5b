export { DocumentTimeline } from './DocumentTimeline';
export type { DocumentTimelineProps, TimelineDocument } from './DocumentTimeline';
