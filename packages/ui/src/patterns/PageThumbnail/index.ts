export { PageThumbnail } from './PageThumbnail';
