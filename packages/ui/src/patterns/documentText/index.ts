export { useDocumentText } from './useDocumentText';
export type { DocumentText } from './useDocumentText';
export { useFindBar } from './useFindBar';
