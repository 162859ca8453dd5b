import { useDeferredValue, useEffect, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { TextLayer as Layer } from './TextLayer';

let TextLayer: typeof Layer | undefined;

/** Imports the component. Its styles are those of PageSheet, so that there is no stylesheet that can fail to load. */
export async function loadTextLayer() {
  ({ TextLayer } = await import('./TextLayer'));
}

interface LazyTextLayerProps extends ComponentProps<typeof Layer> {
  /** Shown until the component has loaded, and if it fails to. */
  fallback: ReactNode;
}

/** TextLayer, lazy and rendered after the page's image: a page can have 600 words. */
export function LazyTextLayer({ fallback, ...props }: LazyTextLayerProps) {
  const [isLoaded, setIsLoaded] = useState(TextLayer !== undefined);
  useEffect(() => {
    if (isLoaded) return;
    let cancelled = false;
    loadTextLayer().then(
      () => !cancelled && setIsLoaded(true),
      // The page remains a picture.
      () => undefined,
    );
    return () => {
      cancelled = true;
    };
  }, [isLoaded]);
  const isDue = useDeferredValue(true, false);
  return TextLayer && isDue ? <TextLayer {...props} /> : fallback;
}
