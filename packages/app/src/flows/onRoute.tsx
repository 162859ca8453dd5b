import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../App';
import { loadMatchedRoutes } from '../loadMatchedRoutes';
import { routes } from '../routes';

interface StoryAt {
  parameters: { route?: string };
}

/** Loads the code of the screen at the story's `route` before the story renders. */
async function loadRoute({ parameters: { route } }: StoryAt) {
  if (route) await loadMatchedRoutes(routes, new URL(route, 'http://localhost').pathname);
}

/** Renders a story with a `route` parameter as the app at that URL, through the app's own routes. */
const withRoute = (Story: () => ReactElement, { parameters: { route } }: StoryAt) =>
  route ? <AppAt url={route} /> : <Story />;

function AppAt({ url }: { url: string }) {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [url] }));
  // Otherwise the router's listeners would leak.
  useEffect(() => () => router.dispose(), [router]);
  return (
    <App>
      <RouterProvider router={router} useTransitions={false} />
    </App>
  );
}

/**
 * Decorators and loaders for stories with a `route`: spread them into the meta. They are not in the preview, because
 * every story would then depend on the whole app, and any change to a component would affect all screenshots.
 */
export const onRoute = { decorators: [withRoute], loaders: [loadRoute] };
