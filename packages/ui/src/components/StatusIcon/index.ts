export { StatusIcon, checkStatuses } from './StatusIcon';
export type { CheckStatus, StatusIconProps } from './StatusIcon';
