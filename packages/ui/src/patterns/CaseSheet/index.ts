export { CaseSheet } from './CaseSheet';
export type { CaseSheetProps } from './CaseSheet';
