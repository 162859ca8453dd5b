import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** When the page was last printed, as `2026-11-20 09:42`; undefined before the first time. */
export function usePrintTime(): string | undefined {
  const [time, setTime] = useState<string>();

  useEffect(() => {
    // The browser takes its snapshot right after this event, so React may not defer the update.
    const update = () => flushSync(() => setTime(localTime(new Date())));
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);

  return time;
}

/** The date format of the sample data; `sv` is the locale that writes it. */
const localTime = (date: Date) =>
  date.toLocaleString('sv', { dateStyle: 'short', timeStyle: 'short' });
