export { DocumentSummary } from './DocumentSummary';
export type { DocumentSummaryProps } from './DocumentSummary';
