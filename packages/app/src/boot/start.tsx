import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from '../App';
import { basename } from '../basename';
import { loadMatchedRoutes } from '../loadMatchedRoutes';
import { routes } from '../routes';
import type { EarlyActions } from './earlyActions';

/** `/clients/` and `/clients` are one page: the prerendered one knows itself by the shorter name. */
function dropTrailingSlash() {
  const { pathname, search, hash } = window.location;
  if (pathname.length > basename.length + 1 && pathname.endsWith('/')) {
    window.history.replaceState(null, '', pathname.replace(/\/+$/, '') + search + hash);
  }
}

/**
 * Fetches the code of the page at the address, and of the next one where Back is pressed meanwhile.
 * Returns whether it is there: without it, the router tries once more and shows the error page.
 */
async function loadPage(): Promise<boolean> {
  const { pathname } = window.location;
  try {
    await loadMatchedRoutes(pathname, basename);
  } catch {
    return false;
  }
  return pathname === window.location.pathname || loadPage();
}

/**
 * Draws the page at the address into `root`, or takes over what is prerendered there; resolves when it answers.
 * A file holds one page without a query: another page (Back was pressed before this script ran), one with a query,
 * or one that has no file is drawn anew in its place.
 */
export async function start(root: HTMLElement, earlyActions: EarlyActions) {
  dropTrailingSlash();
  const isLoaded = await loadPage();
  const { pathname, search } = window.location;
  const isPrerendered = isLoaded && pathname === basename + root.dataset.page && search === '';
  const router = createBrowserRouter(routes, { basename });
  earlyActions.stop();
  await new Promise<void>((done) => {
    // A page is drawn in one go once its code is there: in slices of a transition it would come half as late again.
    const app = (
      <App onReady={done}>
        <RouterProvider router={router} useTransitions={false} />
      </App>
    );
    if (isPrerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  if (isPrerendered) earlyActions.repeat();
}
