import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { loadMatchedRoutes } from '../loadMatchedRoutes';
import { prefetch } from './prefetch';

/**
 * Loads the code of the screen behind a link into the router's own routes, so that a click shows it synchronously.
 * This also recovers a screen that failed to load: the router itself remembers the failure.
 */
export function usePrefetchScreen() {
  const router = useContext(DataRouterContext)?.router;
  return (href: string) => {
    if (!router) return;
    const isBusy = () => router.state.navigation.state !== 'idle';
    prefetch(() => loadMatchedRoutes(router.routes, href, { isBusy }));
  };
}
