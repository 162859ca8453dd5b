export { useShortcutSheet } from './useShortcutSheet';
