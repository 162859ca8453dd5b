export { RecentActivityList } from './RecentActivityList';
export type { RecentActivityListProps, RecentDocument } from './RecentActivityList';
