export { fileExtension, fileSize, fileType, isImageFile, shownName } from './fileFacts';
export { FileList } from './FileList';
export type { FileListItem, FileListProps } from './FileList';
