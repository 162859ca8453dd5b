import { useEffect, useRef } from 'react';
import { importWithRetry, loadedModule } from './importWithRetry';
import { usePrinting } from './usePrinting';

const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Returns a lazily loaded module while the page is printed, otherwise undefined. Printing cannot wait for code, so the
 * module is loaded as soon as the visitor interacts with the page, and is missing in print before that.
 *
 * @param load Calls `import()`. Pass the same function each time.
 * @param images URLs of the images that the module prints; they are loaded along with it.
 */
export function usePrintedModule<Module>(
  load: () => Promise<Module>,
  images: readonly string[],
): Module | undefined {
  const isPrinting = usePrinting();
  const urls = images.join(' ');
  // Referenced until the component unmounts, so that the browser keeps the images in memory.
  const kept = useRef<HTMLImageElement[]>([]);
  useEffect(() => {
    const prepare = () => {
      stop();
      importWithRetry(load).catch(() => undefined);
      kept.current = urls.split(' ').map((url) => Object.assign(new Image(), { src: url }));
    };
    const stop = () => {
      for (const type of interactions) window.removeEventListener(type, prepare);
    };
    for (const type of interactions) window.addEventListener(type, prepare, { passive: true });
    return stop;
  }, [load, urls]);
  return isPrinting ? loadedModule(load) : undefined;
}
