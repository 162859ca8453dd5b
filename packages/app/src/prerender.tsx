import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from './App';
import { basename } from './basename';
import { fullTitle, knownPages } from './pages';
import type { RouteHandle } from './pages';
import { routes } from './routes';

/** The path of every known page. */
export const knownPaths = knownPages.map(({ path }) => path);

interface PrerenderedPage {
  /** The HTML inside `#root`. */
  html: string;
  title: string;
  /**
   * The modules of the matched routes, relative to `packages/app`. `writePages.ts` skips those without a chunk of their
   * own.
   */
  modules: string[];
}

const handler = createStaticHandler(routes, { basename });

/** Renders the page at `path` to HTML. Throws if no route matches. */
export async function prerender(path: string): Promise<PrerenderedPage> {
  const context = await handler.query(new Request(`http://localhost${basename}${path}`));
  if (context instanceof Response || context.errors) throw new Error(`No page at ${path}.`);

  const match = context.matches.at(-1);
  const handle = match?.route.handle as RouteHandle | undefined;
  // Only the route for unknown paths has no title.
  if (!match || !handle) throw new Error(`No page at ${path}.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <App>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  );
  const modules = context.matches.map(({ route }) => `src/${route.id}.tsx`);
  return { html, title: fullTitle(handle.title(match.params)), modules };
}
