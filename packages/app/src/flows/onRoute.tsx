import { App } from '@patunay/app/App';
import { loadMatchedRoutes } from '@patunay/app/loadMatchedRoutes';
import { routes } from '@patunay/app/routes';
import type { Decorator, Loader } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** Fetches the screen that a story's `route` parameter names, before the story is drawn. */
export const loadRoute: Loader = async ({ parameters }) => {
  if (typeof parameters.route !== 'string') return;
  await loadMatchedRoutes(new URL(parameters.route, 'http://localhost').pathname);
};

/** A story with a `route` parameter shows the app at that address, through the app's own routes. */
export const withRoute: Decorator = (Story, { parameters }) =>
  typeof parameters.route === 'string' ? <AppAt url={parameters.route} /> : <Story />;

function AppAt({ url }: { url: string }) {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [url] }));
  // Else it would listen to the window for as long as Storybook is open.
  useEffect(() => () => router.dispose(), [router]);
  return (
    <App>
      <RouterProvider router={router} useTransitions={false} />
    </App>
  );
}
