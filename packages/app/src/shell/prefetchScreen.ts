import { matchRoutes } from 'react-router-dom';
import { routes } from '../routes';

/** Fetches the code of the screen that a link leads to; a failure shows when the link is followed, not before. */
export function prefetchScreen(href: string): void {
  for (const { route } of matchRoutes(routes, href) ?? []) {
    if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined);
  }
}
