export { FileList } from './FileList';
export type { FileListItem, FileListProps } from './FileList';
