import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

/**
 * Loads the code of the routes at `pathname` into the route objects themselves, so that a router shows them
 * synchronously. An unknown path has none. A failure leaves the route as it was.
 *
 * @param isBusy whether the router is loading the code as well: then it is the one to store it
 */
export async function loadMatchedRoutes(
  routes: RouteObject[],
  pathname: string,
  { basename, isBusy }: { basename?: string; isBusy?: () => boolean } = {},
): Promise<void> {
  const matches = matchRoutes(routes, pathname, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const code = await route.lazy();
      if (!isBusy?.()) Object.assign(route, code, { lazy: undefined });
    }),
  );
}
