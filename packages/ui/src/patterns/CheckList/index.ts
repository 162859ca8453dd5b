export { CheckList } from './CheckList';
export { checkStatuses } from './checkStatus';
export type { RowStatus } from './checkStatus';
export type { CheckListProps } from './CheckList';
export type { EvidenceProps } from './evidence';
