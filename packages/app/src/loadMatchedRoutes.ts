import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

/**
 * Loads the lazy code of the routes that match `pathname` into the route objects, so that the router renders them
 * synchronously. Does nothing for an unknown path. If loading fails, the route is unchanged.
 *
 * @param isBusy whether the router is loading the code, too; if so, the router stores it
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
