import { use, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { windowOf } from '../../ownerWindow';
import { PortalContainer } from '../../portalContainer';

/** The time of the last print, as `2026-11-20 09:42`; undefined before the first. */
export function usePrintTime(): string | undefined {
  const [time, setTime] = useState<string>();
  const container = use(PortalContainer);

  useEffect(() => {
    const ownWindow = windowOf(container);
    // The browser captures the page right after this event, so React must render synchronously.
    const update = () => flushSync(() => setTime(localTime(new Date())));
    ownWindow.addEventListener('beforeprint', update);
    return () => ownWindow.removeEventListener('beforeprint', update);
  }, [container]);

  return time;
}

/** The local time in the sample data's format. */
function localTime(date: Date) {
  const [month, day, hours, minutes] = [
    date.getMonth() + 1,
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
  ].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day} ${hours}:${minutes}`;
}
