import { createContext, use, useSyncExternalStore } from 'react';
import type { CSSProperties } from 'react';

/** Whether server-rendered HTML must not have style attributes: see `strictStyles` of PatunayProvider. */
export const StrictStyles = createContext(false);

const subscribe = () => () => undefined;

/**
 * The `style` of an element that a server may render. Under a strict policy, it is left out on the server and while
 * hydrating: browsers refuse style attributes in HTML, but not those that a script sets.
 */
export function useServerStyle(style: CSSProperties): CSSProperties | undefined {
  const isFromServer = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  return use(StrictStyles) && isFromServer ? undefined : style;
}
