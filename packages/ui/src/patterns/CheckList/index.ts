export type { SelectableFindingsProps } from '../FindingRow';
export { CheckList } from './CheckList';
export type { CheckListProps } from './CheckList';
