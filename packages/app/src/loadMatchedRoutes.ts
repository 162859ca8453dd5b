import { importWithRetry } from '@patunay/ui';
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

type Lazy = () => Promise<object>;

const failed = new Set<unknown>();

/** A route's `lazy`, which remembers whether it has failed. */
export function lazyCode(load: Lazy): Lazy {
  const lazy = () =>
    importWithRetry(load).catch((error: unknown) => {
      failed.add(lazy);
      throw error;
    });
  return lazy;
}

/**
 * Whether code of the page at `pathname` has failed to load. React Router caches that failure: load the code with
 * `loadMatchedRoutes` before navigating.
 */
export const hasFailed = (routes: RouteObject[], pathname: string) =>
  failed.size > 0 && !!matchRoutes(routes, pathname)?.some(({ route }) => failed.has(route.lazy));

/**
 * Loads the lazy code of the routes that match `pathname` into the route objects, so that the router renders them
 * synchronously. Does nothing for an unknown path. If loading fails, the routes are unchanged.
 *
 * @param isBusy whether the router is loading the code, too; if so, the router stores it
 * @returns whether any code was missing
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
