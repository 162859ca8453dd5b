export { CheckRow } from './CheckRow';
export type { CheckRowProps } from './CheckRow';
export { useEvidence } from './evidence';
export type { EvidenceProps } from './evidence';
export { FindingCrops } from './FindingCrops';
export { RowIcon } from './RowIcon';
export type { EvidenceHandle } from './evidenceHandle';
