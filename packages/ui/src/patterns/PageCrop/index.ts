export { PageCrop } from './PageCrop';
export type { PageCropProps } from './PageCrop';
