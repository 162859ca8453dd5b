import { matchRoutes } from 'react-router-dom';
import { routes } from '../routes';
import { prefetch } from './prefetch';

/** Fetches the code of the screen that a link leads to. */
export function prefetchScreen(href: string): void {
  for (const { route } of matchRoutes(routes, href) ?? []) {
    if (typeof route.lazy === 'function') prefetch(route.lazy);
  }
}
