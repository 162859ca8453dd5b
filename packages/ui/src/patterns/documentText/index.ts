export { useDocumentText } from './useDocumentText';
export type { DocumentText } from './useDocumentText';
