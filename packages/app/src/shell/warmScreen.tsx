import { Activity } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

const warmed = new Set<string | undefined>();

const ignore = () => undefined;

/**
 * Renders the screen at `href` once, in idle time and outside the document, so that the browser has compiled its code
 * before the click. A hidden `Activity` runs no effects: nothing subscribes, and the result is garbage-collected.
 */
export function warmScreen(routes: RouteObject[], href: string) {
  const id = matchRoutes(routes, href)?.at(-1)?.route.id;
  if (warmed.has(id)) return;
  warmed.add(id);
  const router = createMemoryRouter(routes, { initialEntries: [href] });
  // Failures surface when the screen is actually shown.
  const root = createRoot(document.createElement('div'), {
    onCaughtError: ignore,
    onUncaughtError: ignore,
  });
  root.render(
    <Activity mode="hidden">
      <RouterProvider router={router} useTransitions={false} />
    </Activity>,
  );
}
