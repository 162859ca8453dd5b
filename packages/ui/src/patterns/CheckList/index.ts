export { checkStatuses } from '../CheckRow';
export type { EvidenceProps, RowStatus } from '../CheckRow';
export { CheckList } from './CheckList';
export type { CheckListProps } from './CheckList';
