export { CheckList } from './CheckList';
export type { Check, CheckListProps } from './CheckList';
