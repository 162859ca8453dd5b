import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './ProductPicture.module.css';

export interface PictureFile {
  src: string;
  /** In pixels. */
  width: number;
}

export interface ProductPictureProps extends Omit<ComponentProps<'picture'>, 'children'> {
  /** The picture in the light theme, in several sizes. */
  light: readonly [PictureFile, ...PictureFile[]];
  /** The picture in the dark theme, in several sizes. */
  dark: readonly PictureFile[];
  /** The text alternative: what the picture shows. */
  alt: string;
  /** The aspect ratio of the picture is `width` to `height`. */
  width: number;
  height: number;
}

const srcSet = (files: readonly PictureFile[]) =>
  files.map(({ src, width }) => `${src} ${width}w`).join(', ');

const sizes = '(width < 76rem) 100vw, 76rem';

/**
 * A screenshot of the product in the visitor's theme, as wide as its container. Renders a `picture` with an `img`,
 * which is lazily loaded. Only for marketing.
 */
export function ProductPicture({
  light,
  dark,
  alt,
  width,
  height,
  className,
  ...rest
}: ProductPictureProps) {
  return (
    <picture {...rest} className={clsx(styles.root, className)}>
      <source srcSet={srcSet(dark)} sizes={sizes} media="(prefers-color-scheme: dark)" />
      <img
        alt={alt}
        width={width}
        height={height}
        // Must precede `srcSet` and `src`, or browsers start to load the picture at once.
        loading="lazy"
        decoding="async"
        sizes={sizes}
        srcSet={srcSet(light)}
        src={light[0].src}
        className={styles.image}
      />
    </picture>
  );
}
