export { SegmentList } from './SegmentList';
export type { Segment, SegmentListProps } from './SegmentList';
