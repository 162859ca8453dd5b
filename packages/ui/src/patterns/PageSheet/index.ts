export { boxOnSheet, percent } from './boxes';
export { PageSheet } from './PageSheet';
export type { PageSheetProps } from './PageSheet';
export { selectedText } from './selectedText';
export { isOnText } from './textElements';
export { loadTextLayer } from './LazyTextLayer';
export { pageRotations } from './types';
export type { PageRotation } from './types';
