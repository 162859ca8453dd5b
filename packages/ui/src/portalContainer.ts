import { createContext, useContext, useSyncExternalStore } from 'react';

/** The element that dialogs are rendered into, instead of `body`. */
export const PortalContainer = createContext<HTMLElement | undefined>(undefined);

const neverChanges = () => () => undefined;

/**
 * The `container` of a Radix portal. Without one, Radix renders the portal only after an effect, in a second pass. While
 * a page hydrates it is undefined, because the HTML contains no portals.
 */
export function usePortalContainer() {
  const body = useSyncExternalStore(
    neverChanges,
    () => document.body,
    () => undefined,
  );
  return useContext(PortalContainer) ?? body;
}
