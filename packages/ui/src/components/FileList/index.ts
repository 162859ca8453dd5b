export { fileExtension, fileSize, fileType, isImageFile } from './fileFacts';
export { FileList } from './FileList';
export type { FileListItem, FileListProps } from './FileList';
