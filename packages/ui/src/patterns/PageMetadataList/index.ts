export { PageMetadataList } from './PageMetadataList';
export type { PageMetadataListProps } from './PageMetadataList';
