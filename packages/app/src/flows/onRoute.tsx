import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from '../App';
import { routes } from '../routes';
import { untilLoaded } from '../untilLoaded';
import { unknownFigures } from './shownFigures';

interface StoryAt {
  parameters: {
    /** The URL at which the story starts. */
    route?: string;
    /** The pathnames of the other screens that its play function opens. */
    opens?: readonly string[];
  };
  loaded: { router?: ReturnType<typeof createMemoryRouter> };
}

const pathnameOf = (url: string) => new URL(url, 'http://localhost').pathname;

/** The id of the screen at a pathname. */
const screenAt = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route.id;

/** The pathnames that the story has opened. */
const opened = new Set<string>();

/** Creates the router, and loads the code of the screen at the story's `route` before the story renders. */
async function loadRoute({ parameters: { route } }: Pick<StoryAt, 'parameters'>) {
  opened.clear();
  if (!route) return {};
  const router = createMemoryRouter(routes, { initialEntries: [route] });
  await untilLoaded(router);
  return { router };
}

/** Fails if the story opens an unlisted screen: `test:affected` would not run the story when that screen changes. */
function checkOpened({ parameters: { route = '/', opens = [] } }: StoryAt) {
  const expected = new Set([pathnameOf(route), ...opens].map(screenAt));
  const unlisted = [...opened].filter((pathname) => !expected.has(screenAt(pathname)));
  if (unlisted.length === 0) return;
  throw new Error(
    `The story opens ${unlisted.join(', ')}: list all of them in \`parameters.opens\`.`,
  );
}

/** Fails if the app shows a number that is not in the sample data. */
function checkFigures({ canvasElement, loaded: { router } }: StoryAt & { canvasElement: Element }) {
  const unknown = router ? unknownFigures(canvasElement.ownerDocument.body) : [];
  if (unknown.length === 0) return;
  throw new Error(
    `The screen shows numbers that are not in the sample data: ${unknown.join(', ')}.`,
  );
}

/** Renders a story with a `route` parameter as the app at that URL, through the app's own routes. */
const withRoute = (Story: () => ReactElement, { loaded: { router } }: StoryAt) =>
  router ? <AppAt router={router} /> : <Story />;

function AppAt({ router }: { router: ReturnType<typeof createMemoryRouter> }) {
  useEffect(() => {
    router.subscribe(({ location }) => opened.add(location.pathname));
    // Otherwise the router's listeners would leak.
    return () => router.dispose();
  }, [router]);
  return (
    <App>
      <RouterProvider router={router} useTransitions={false} />
    </App>
  );
}

/**
 * Annotations for stories with a `route`: spread them into the meta. They are not in the preview, because
 * every story would then depend on the whole app, and any change to a component would affect all screenshots.
 */
export const onRoute = {
  decorators: [withRoute],
  loaders: [loadRoute],
  afterEach: [checkOpened, checkFigures],
};
