export { StatusIcon, statusTones } from './StatusIcon';
export type { StatusIconProps, StatusTone } from './StatusIcon';
