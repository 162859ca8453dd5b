export { DocumentViewer } from './DocumentViewer';
export type { DocumentViewerProps } from './DocumentViewer';
export type { ExtractedFields } from './types';
