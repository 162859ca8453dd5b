import type { ComponentProps } from 'react';
import { usePageImage } from './usePageImage';

interface PageThumbnailProps extends Omit<
  ComponentProps<'img'>,
  'alt' | 'ref' | 'onLoad' | 'onError'
> {
  src: string;
}

/**
 * A page's thumbnail, next to the name of its document. Renders an `img` without a text alternative, or nothing if the
 * image fails to load, so that its parent remains as a blank sheet. The parent sets the size.
 */
export function PageThumbnail({ src, ...rest }: PageThumbnailProps) {
  const { status, key, image } = usePageImage(src);
  if (status === 'failed') return null;
  return <img key={key} {...rest} {...image} alt="" />;
}
