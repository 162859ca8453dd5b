import { matchRoutes } from 'react-router-dom';
import { routes } from './routes';

/**
 * Fetches the code of the screen at `pathname`, so that it can be drawn without waiting.
 * An unknown path has none.
 */
export async function loadMatchedRoutes(pathname: string, basename?: string): Promise<void> {
  const matches = matchRoutes(routes, pathname, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
