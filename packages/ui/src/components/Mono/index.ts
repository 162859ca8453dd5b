export { Mono } from './Mono';
export type { MonoProps } from './Mono';
