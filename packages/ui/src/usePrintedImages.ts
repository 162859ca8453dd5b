import { useEffect, useRef } from 'react';
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
  useEffect(() => {
    if (urls === '') return;
    const prepare = () => {
      stop();
      kept.current = urls.split(' ').map((url) => Object.assign(new Image(), { src: url }));
    };
    const stop = () => {
      for (const type of interactions) window.removeEventListener(type, prepare);
    };
    for (const type of interactions) window.addEventListener(type, prepare, { passive: true });
    return stop;
  }, [urls]);
  return usePrinting();
}
