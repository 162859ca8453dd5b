export type { EvidenceProps } from '../CheckRow';
export { CheckList } from './CheckList';
export type { CheckListProps } from './CheckList';
