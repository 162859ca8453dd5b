export { SegmentList } from './SegmentList';
export type { SegmentListProps } from './SegmentList';
