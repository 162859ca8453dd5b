export { DocumentViewer } from './DocumentViewer';
export type { DocumentViewerProps } from './DocumentViewer';
