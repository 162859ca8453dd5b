export { panelCounts } from './panelCounts';
export type { PanelCounts } from './panelCounts';
export type { VerificationPanel, VerificationPart } from './types';
export { VerificationPanels } from './VerificationPanels';
export type { VerificationPanelsProps } from './VerificationPanels';
