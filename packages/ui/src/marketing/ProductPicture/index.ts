export { ProductPicture } from './ProductPicture';
export type { PictureFile, ProductPictureProps } from './ProductPicture';
