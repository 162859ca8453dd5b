export { StatCounter } from './StatCounter';
export type { StatCounterProps } from './StatCounter';
