import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. Updates synchronously: the browser captures the page right after the event. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const print = window.matchMedia('print');
    const set = (next: boolean) => () => flushSync(() => setPrinting(next));
    const [start, stop] = [set(true), set(false)];
    // The events for printing; the media query for emulated print styles, which fire no events.
    const followQuery = () => (print.matches ? start() : stop());
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', stop);
    print.addEventListener('change', followQuery);
    // Emulated from the start; an effect may not flush.
    if (print.matches) queueMicrotask(start);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', stop);
      print.removeEventListener('change', followQuery);
    };
  }, []);
  return printing;
}
