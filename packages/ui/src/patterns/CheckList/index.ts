export { CheckList } from './CheckList';
export type { Check, CheckListProps } from './CheckList';
export type { EvidenceProps } from './evidence';
