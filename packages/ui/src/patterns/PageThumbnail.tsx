import { useState } from 'react';
import type { ComponentProps } from 'react';

interface PageThumbnailProps extends Omit<ComponentProps<'img'>, 'alt' | 'onError' | 'ref'> {
  src: string;
}

/**
 * A page's thumbnail, next to the name of its document. Renders an `img` without a text alternative, or nothing if the
 * image fails to load, so that its parent remains as a blank sheet. The parent sets the size.
 */
export function PageThumbnail({ src, ...rest }: PageThumbnailProps) {
  const [failed, setFailed] = useState<string>();
  if (failed === src) return null;
  return <img {...rest} src={src} alt="" draggable={false} onError={() => setFailed(src)} />;
}
