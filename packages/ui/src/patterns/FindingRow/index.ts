export { FindingRow } from './FindingRow';
export type { FindingRowProps } from './FindingRow';
export { useSelectableFindings } from './selectableFindings';
export type { SelectableFindingsProps } from './selectableFindings';
export { FindingCrops } from './FindingCrops';
export { RowIcon } from './RowIcon';
export type { FindingRowHandle } from './useFindingRow';
