import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { loadMatchedRoutes } from '../loadMatchedRoutes';
import { prefetch } from './prefetch';

/**
 * Loads the code of a link's screen into the router's routes, so that a click renders it synchronously. This also
 * retries a screen that failed to load; the router itself caches the failure.
 */
export function usePrefetchScreen() {
  const router = useContext(DataRouterContext)?.router;
  return (href: string) => {
    if (!router) return;
    const isBusy = () => router.state.navigation.state !== 'idle';
    prefetch(() => loadMatchedRoutes(router.routes, href, { isBusy }));
  };
}
