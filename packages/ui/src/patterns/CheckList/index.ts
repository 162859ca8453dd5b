export { CheckList } from './CheckList';
export type { RowStatus } from './CheckRow';
export type { Check, CheckListProps } from './CheckList';
export type { EvidenceProps } from './evidence';
