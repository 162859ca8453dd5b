import { errorTexts } from '@patunay/ui';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { pages, screenNames } from './pages';
import type { AppPage, RouteHandle, ScreenName } from './pages';
import { ErrorPage } from './shell/ErrorPage';
import { Root } from './shell/Root';

/** The code of each screen, by file. */
const screens = import.meta.glob<{ Component: ComponentType }>([
  './screens/*.tsx',
  '!./screens/*.stories.tsx',
]);

/**
 * Calls `load` once, even if it fails: browsers and Vite remember a failed chunk until the document is reloaded, so the
 * error page reloads it.
 */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => (loading ??= load());
}

/** A lazy route's `id` is the path of its module, from which the build finds the page's scripts and styles. */
function routeOf(screen: ScreenName): RouteObject {
  const page: AppPage = pages[screen];
  const load = screens[`./screens/${screen}.tsx`];
  if (!load) throw new Error(`The page ${screen} needs a file screens/${screen}.tsx.`);
  const handle: RouteHandle = {
    title: (params) => page.title(params) ?? (page.notFound ? errorTexts[page.notFound] : ''),
  };
  return { id: `screens/${screen}`, path: page.path, lazy: once(load), handle };
}

const backOffice = screenNames.filter((screen) => screen !== 'Landing');

export const routes: RouteObject[] = [
  {
    id: 'shell/Root',
    Component: Root,
    ErrorBoundary: ErrorPage,
    children: [
      {
        // Nested in Root, so that Root stays mounted and can move focus when an error page appears or disappears.
        id: 'pages',
        ErrorBoundary: ErrorPage,
        children: [
          routeOf('Landing'),
          {
            id: 'shell/BackOffice',
            lazy: once(() => import('./shell/BackOffice')),
            children: backOffice.map(routeOf),
          },
          { id: 'notFound', path: '*', Component: ErrorPage },
        ],
      },
    ],
  },
];

/** Loads the code of the page behind a link. Ignores failures: they are reported when the link is followed. */
export function prefetchPage(href: string) {
  const { pathname } = new URL(href, window.location.href);
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
  }
}
