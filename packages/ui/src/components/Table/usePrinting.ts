import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. Rendered at once: the browser takes the page as soon as the event is over. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const print = window.matchMedia('print');
    const set = (next: boolean) => () => flushSync(() => setPrinting(next));
    const [start, stop] = [set(true), set(false)];
    // The events for paper; the query for a preview of print styles, which sends none.
    const followQuery = () => (print.matches ? start() : stop());
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', stop);
    print.addEventListener('change', followQuery);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', stop);
      print.removeEventListener('change', followQuery);
    };
  }, []);
  return printing;
}
