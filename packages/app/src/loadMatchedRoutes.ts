import { importWithRetry } from '@patunay/ui';
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

type Lazy = () => Promise<object>;

const failed = new Set<unknown>();

/** Wraps a route's `lazy` function to retry a failed import, and to remember when the retry has failed too. */
export function lazyCode(load: Lazy): Lazy {
  const lazy = () =>
    importWithRetry(load).catch((error: unknown) => {
      failed.add(lazy);
      throw error;
    });
  return lazy;
}

/**
 * Whether a chunk of the page at `pathname` has failed to load. React Router caches the failure, so call
 * `loadMatchedRoutes` before navigating there.
 */
export const hasFailed = (routes: RouteObject[], pathname: string) =>
  failed.size > 0 && !!matchRoutes(routes, pathname)?.some(({ route }) => failed.has(route.lazy));

/**
 * Loads the lazy routes that match `pathname` into the route objects, so that the router renders them synchronously.
 * Does nothing for an unknown path. Rejects if a chunk fails to load; its route is unchanged.
 *
 * @param isBusy whether the router is navigating: it may be loading the same chunks, and then stores them itself
 * @returns whether any chunk had to be loaded
 */
export async function loadMatchedRoutes(
  routes: RouteObject[],
  pathname: string,
  { basename, isBusy }: { basename?: string; isBusy?: () => boolean } = {},
): Promise<boolean> {
  const matches = matchRoutes(routes, pathname, basename) ?? [];
  const loaded = await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return false;
      const code = await route.lazy();
      if (!isBusy?.()) Object.assign(route, code, { lazy: undefined });
      return true;
    }),
  );
  return loaded.includes(true);
}
