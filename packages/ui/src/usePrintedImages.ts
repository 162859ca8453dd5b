import { use, useEffect, useRef } from 'react';
import { windowOf } from './ownerWindow';
import { PortalContainer } from './portalContainer';
import { usePrinting } from './usePrinting';

const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Returns whether the page is being printed. Printing cannot wait for images that only the printed page shows, so they
 * are loaded as soon as the visitor interacts with the page.
 */
export function usePrintedImages(images: readonly string[]): boolean {
  const urls = images.join(' ');
  // Referenced until the component unmounts, so that the browser keeps the images in memory.
  const kept = useRef<HTMLImageElement[]>([]);
  const container = use(PortalContainer);
  useEffect(() => {
    if (urls === '') return;
    const ownWindow = windowOf(container);
    const prepare = () => {
      stop();
      kept.current = urls.split(' ').map((url) => Object.assign(new Image(), { src: url }));
    };
    const stop = () => {
      for (const type of interactions) ownWindow.removeEventListener(type, prepare);
    };
    for (const type of interactions) ownWindow.addEventListener(type, prepare, { passive: true });
    return stop;
  }, [urls, container]);
  return usePrinting();
}
