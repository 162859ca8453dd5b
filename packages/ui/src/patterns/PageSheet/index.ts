export {
  boxesOnPage,
  boxOnSheet,
  findingName,
  isOnSheet,
  needsAttention,
  percent,
  sheetSize,
} from './boxes';
export { PageSheet } from './PageSheet';
export type { PageSheetProps } from './PageSheet';
export { loadTextLayer } from './LazyTextLayer';
export { findingKinds, pageRotations } from './types';
export type { PageRotation } from './types';
