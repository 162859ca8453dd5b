export { StatStrip, statStripSizes } from './StatStrip';
export type { Stat, StatStripProps, StatStripSize } from './StatStrip';
