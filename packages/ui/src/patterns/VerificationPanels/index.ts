export { panelsOf } from './panelsOf';
export { panelCounts } from '../panelCounts';
export type { PanelCounts } from '../panelCounts';
export type { VerificationPanel } from '../verificationPanel';
export { VerificationPanels } from './VerificationPanels';
export type { VerificationPanelsProps } from './VerificationPanels';
export type { FindingRowHandle } from '../FindingRow';
