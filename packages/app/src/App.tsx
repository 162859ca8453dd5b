import { LinkProvider } from '@patunay/ui';
import { StrictMode, useEffect } from 'react';
import type { ReactNode } from 'react';
import { RouterLink } from './shell/RouterLink';

interface AppProps {
  /** Called once everything in it answers to clicks and keys. */
  onReady?: () => void;
  children: ReactNode;
}

/** The app around its router (`RouterProvider`, or `StaticRouterProvider` when prerendering). */
export function App({ onReady, children }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <LinkProvider component={RouterLink}>{children}</LinkProvider>
    </StrictMode>
  );
}
