import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from '../App';
import { basename } from '../basename';
import { loadMatchedRoutes } from '../loadMatchedRoutes';
import { routes } from '../routes';
import { ApplicationError } from '../shell/ErrorPage';
import type { keepEarlyInput } from './keepEarlyInput';

/** `/clients/` and `/clients` are the same page. */
function dropTrailingSlash() {
  const url = new URL(window.location.href);
  if (url.pathname.length <= basename.length + 1 || !url.pathname.endsWith('/')) return;
  url.pathname = url.pathname.replace(/\/+$/, '');
  // Pass the whole URL: a pathname that starts with two slashes would be parsed as a protocol-relative URL.
  window.history.replaceState(null, '', url.href);
}

/**
 * Loads the chunks of the page at the current URL, and again if Back changes the URL meanwhile. Returns false if they
 * fail to load; the router then shows the error page.
 */
async function loadPage(): Promise<boolean> {
  const { pathname } = window.location;
  try {
    await loadMatchedRoutes(routes, pathname, { basename });
  } catch {
    return false;
  }
  return pathname === window.location.pathname || loadPage();
}

/** Hydrates the page at the current URL, or renders one that was not prerendered. */
export async function start(root: HTMLElement, replayAfter: ReturnType<typeof keepEarlyInput>) {
  try {
    dropTrailingSlash();
    const isLoaded = await loadPage();
    const { page } = root.dataset;
    // 404.html has no `data-page`, because it contains no prerendered page.
    const isPrerendered =
      isLoaded && page !== undefined && window.location.pathname === basename + page;
    const router = createBrowserRouter(routes, { basename });
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
    const reload = () => window.location.reload();
    const page = <ApplicationError basename={basename} onRetry={reload} />;
    flushSync(() => createRoot(root).render(page));
  }
}
