import { Activity } from 'react';
import { createRoot } from 'react-dom/client';
import { matchRoutes, parsePath, RouterProvider } from 'react-router-dom';
import type { DataRouter } from 'react-router-dom';

const warmed = new Set<string | undefined>();

const ignore = () => undefined;

/**
 * Renders the screen at `href` once, outside the document, so that the browser has compiled its code before the click.
 * A hidden `Activity` renders at low priority and runs no effects, so nothing subscribes, and the result can be
 * garbage-collected.
 */
export function warmScreen(router: DataRouter, href: string) {
  const matches = matchRoutes(router.routes, href) ?? [];
  const id = matches.at(-1)?.route.id;
  if (warmed.has(id)) return;
  warmed.add(id);
  // Derive a router from the app's, with its state set to the target. `createMemoryRouter` would add to the bundle.
  const { location } = router.state;
  const there = {
    ...router,
    basename: '/',
    state: {
      ...router.state,
      location: { ...location, search: '', hash: '', ...parsePath(href) },
      matches,
      errors: null,
    },
  };
  // Failures surface when the screen is actually shown.
  const root = createRoot(document.createElement('div'), {
    onCaughtError: ignore,
    onUncaughtError: ignore,
  });
  root.render(
    <Activity mode="hidden">
      <RouterProvider router={there} useTransitions={false} />
    </Activity>,
  );
}
