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
export { selectedText } from './selectedText';
export { isOnText, lineAt, linesIn } from './textElements';
export { loadTextLayer } from './LazyTextLayer';
export { findingKinds, pageRotations } from './types';
export type { PageRotation } from './types';
