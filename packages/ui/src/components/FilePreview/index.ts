export { FilePreview } from './FilePreview';
export type { FilePreviewProps } from './FilePreview';
