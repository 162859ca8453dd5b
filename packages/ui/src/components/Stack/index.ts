export { Stack, stackGaps } from './Stack';
export type { StackGap, StackProps } from './Stack';
