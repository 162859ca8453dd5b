export { PageMetadataList } from './PageMetadataList';
export type { PageMetadata, PageMetadataListProps } from './PageMetadataList';
