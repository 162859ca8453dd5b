export { ShortcutSheet } from './ShortcutSheet';
export type { ShortcutSheetProps } from './ShortcutSheet';
export { useShortcutSheet } from './useShortcutSheet';
export type { ShortcutSheetState } from './useShortcutSheet';
