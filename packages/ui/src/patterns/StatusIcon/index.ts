export { StatusIcon } from './StatusIcon';
export type { StatusIconProps } from './StatusIcon';
