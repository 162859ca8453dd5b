export { CheckRow } from './CheckRow';
export type { CheckRowProps } from './CheckRow';
export { useEvidence } from './evidence';
export type { EvidenceProps } from './evidence';
export { croppedFinding } from './EvidenceCrop';
export { FindingComparison } from './FindingComparison';
export { FindingCrops } from './FindingCrops';
export { RowIcon } from './RowIcon';
export type { EvidenceHandle } from './evidenceHandle';
