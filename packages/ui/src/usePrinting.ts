import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed. Updates synchronously, because the browser captures the page right after the
 * event.
 */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // jsdom does not print. Not `in`: the property may be there without a function.
    if (typeof window.matchMedia !== 'function') return undefined;
    const print = window.matchMedia('print');
    const set = (next: boolean) => () => flushSync(() => setPrinting(next));
    const [start, stop] = [set(true), set(false)];
    // Printing fires events. Emulated print styles fire none, but match the media query.
    const followQuery = () => (print.matches ? start() : stop());
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', stop);
    print.addEventListener('change', followQuery);
    // In a microtask, because `flushSync` is not allowed in an effect.
    if (print.matches) queueMicrotask(start);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', stop);
      print.removeEventListener('change', followQuery);
    };
  }, []);
  return printing;
}
