export { checkStatuses, rowStatusOf, statusWords } from './checkStatus';
export type { RowStatus } from './checkStatus';
export { CheckRow } from './CheckRow';
export type { CheckRowProps } from './CheckRow';
export { useEvidence } from './evidence';
export type { EvidenceProps } from './evidence';
export { FindingCrops } from './FindingCrops';
export { RowIcon } from './RowIcon';
export { toggleComparison } from './toggleComparison';
