export { SheetDrawing, sheetDrawingKinds } from './SheetDrawing';
export type { SheetDrawingKind, SheetDrawingProps } from './SheetDrawing';
