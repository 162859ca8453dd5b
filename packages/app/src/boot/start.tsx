import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from '../App';
import { basename } from '../basename';
import { routes } from '../routes';
import { ApplicationError } from '../shell/ErrorPage';
import { reload } from '../shell/loadFailure';
import { untilLoaded } from '../untilLoaded';
import type { keepEarlyInput } from './keepEarlyInput';

/** `/clients/` and `/Clients` are the same page as `/clients`. Ids are compared exactly, so they stay as they are. */
function canonicalizePath() {
  const url = new URL(window.location.href);
  const pattern = matchRoutes(routes, url.pathname, basename)?.at(-1)?.route.path;
  if (!pattern || pattern === '*') return;
  const parts = url.pathname.slice(basename.length).split('/');
  const path = pattern
    .split('/')
    .map((part, index) => (part.startsWith(':') ? parts[index] : part));
  const canonical = basename + path.join('/');
  if (canonical === url.pathname) return;
  url.pathname = canonical;
  // Pass the whole URL: a pathname that starts with two slashes would be parsed as a protocol-relative URL.
  window.history.replaceState(null, '', url.href);
}

/** Hydrates the page at the current URL, or renders one that was not prerendered. */
export async function start(root: HTMLElement, replayAfter: ReturnType<typeof keepEarlyInput>) {
  try {
    canonicalizePath();
    const router = createBrowserRouter(routes, { basename });
    await untilLoaded(router);
    const { page } = root.dataset;
    // 404.html has no `data-page`, because it contains no prerendered page.
    const isPrerendered =
      router.state.errors === null &&
      page !== undefined &&
      router.state.location.pathname === basename + page;
    const app = (
      <App>
        <RouterProvider router={router} useTransitions={false} />
      </App>
    );
    const render = () => {
      if (isPrerendered) hydrateRoot(root, app);
      else createRoot(root).render(app);
    };
    // Synchronously, so that the `useUrl…` hooks apply the query before the next paint.
    await replayAfter(() => flushSync(render));
  } catch (error) {
    console.error(error);
    const page = <ApplicationError basename={basename} onRetry={reload} />;
    flushSync(() => createRoot(root).render(page));
  }
}
