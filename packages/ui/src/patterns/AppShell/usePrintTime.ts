import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The time of the last print, as `2026-11-20 09:42`; undefined before the first. */
export function usePrintTime(): string | undefined {
  const [time, setTime] = useState<string>();

  useEffect(() => {
    // The browser captures the page right after this event, so React must render synchronously.
    const update = () => flushSync(() => setTime(localTime(new Date())));
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);

  return time;
}

/** The `sv` locale has the date format of the sample data. */
const localTime = (date: Date) =>
  date.toLocaleString('sv', { dateStyle: 'short', timeStyle: 'short' });
