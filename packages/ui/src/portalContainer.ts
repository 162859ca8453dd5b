import { createContext } from 'react';

/** The `container` of a dialog's portal; undefined for `body`. */
export const PortalContainer = createContext<HTMLElement | undefined>(undefined);
