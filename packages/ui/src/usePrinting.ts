import { use, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { windowOf } from './ownerWindow';
import { PortalContainer } from './portalContainer';

/**
 * Whether the page is being printed. Updates synchronously, because the browser captures the page right after the
 * event.
 */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  const container = use(PortalContainer);
  useEffect(() => {
    const ownWindow = windowOf(container);
    // jsdom does not print. Not `in`: the property may be there without a function.
    if (typeof ownWindow.matchMedia !== 'function') return undefined;
    const print = ownWindow.matchMedia('print');
    const set = (next: boolean) => () => flushSync(() => setPrinting(next));
    const [start, stop] = [set(true), set(false)];
    // Printing fires events. Emulated print styles fire none, but match the media query.
    const followQuery = () => (print.matches ? start() : stop());
    ownWindow.addEventListener('beforeprint', start);
    ownWindow.addEventListener('afterprint', stop);
    print.addEventListener('change', followQuery);
    // In a microtask, because `flushSync` is not allowed in an effect.
    if (print.matches) queueMicrotask(start);
    return () => {
      ownWindow.removeEventListener('beforeprint', start);
      ownWindow.removeEventListener('afterprint', stop);
      print.removeEventListener('change', followQuery);
    };
  }, [container]);
  return printing;
}
