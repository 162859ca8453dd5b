import { LinkProvider } from '@patunay/ui';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { RouterLink } from './shell/RouterLink';

/** The app's providers around the router (`RouterProvider`, or `StaticRouterProvider` when prerendering). */
export function App({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <LinkProvider component={RouterLink}>{children}</LinkProvider>
    </StrictMode>
  );
}
