import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { usePageImage } from '../usePageImage';
import styles from './PageThumbnail.module.css';

interface PageThumbnailProps extends Pick<
  ComponentProps<'img'>,
  'width' | 'height' | 'loading' | 'className'
> {
  src: string;
}

/**
 * A page's thumbnail, next to the name of its document. Renders a `span` with an `img` without a text alternative; if the
 * image fails to load, a blank sheet remains. The class sets the size.
 */
export function PageThumbnail({ src, className, ...rest }: PageThumbnailProps) {
  const { status, key, image } = usePageImage(src);
  return (
    <span className={clsx(styles.root, className)}>
      {status !== 'failed' && <img key={key} {...rest} {...image} alt="" />}
    </span>
  );
}
