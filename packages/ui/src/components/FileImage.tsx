import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';

interface FileImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'ref' | 'onError'> {
  file: File;
  /** Empty if the file's name is shown next to the image. */
  alt: string;
}

/** Replaces the browser's broken-image icon. */
const brokenImage = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" fill="none" stroke="#82827c" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="M21 15V5a2 2 0 0 0-2-2H9M3.6 3.6A2 2 0 0 0 3 5v14a2 2 0 0 0 2 2h14a2 2 0 0 0 1.4-.6M10.4 10.4a2 2 0 1 1-2.8-2.8M13.5 13.5 6 21M18 12l3 3M2 2l20 20"/></svg>',
)}`;

/**
 * An image file from the device; its object URL is revoked when the file changes or the element unmounts.
 * Renders an `img`.
 */
export function FileImage({ file, alt, ...rest }: FileImageProps) {
  const image = useRef<HTMLImageElement>(null);

  // A layout effect, so that the image is never painted without a `src`.
  useLayoutEffect(() => {
    const element = image.current;
    if (!element) return;
    const url = URL.createObjectURL(file);
    delete element.dataset.broken;
    element.src = url;
    return () => {
      element.removeAttribute('src');
      URL.revokeObjectURL(url);
    };
  }, [file]);

  return (
    <img
      {...rest}
      alt={alt}
      // Browsers make up a file for a dragged image.
      draggable={false}
      ref={image}
      onError={({ currentTarget }) => {
        if (currentTarget.dataset.broken !== undefined) return;
        currentTarget.dataset.broken = '';
        currentTarget.src = brokenImage;
      }}
    />
  );
}
