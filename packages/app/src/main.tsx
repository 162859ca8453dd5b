import '@patunay/ui/styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { basename } from './basename';
import { loadMatchedRoutes } from './loadMatchedRoutes';
import { routes } from './routes';

/** `/clients/` and `/clients` are one page: the prerendered one knows itself by the shorter name. */
function dropTrailingSlash() {
  const { pathname, search, hash } = window.location;
  if (pathname.length > basename.length + 1 && pathname.endsWith('/')) {
    window.history.replaceState(null, '', pathname.replace(/\/+$/, '') + search + hash);
  }
}

async function start() {
  const root = document.getElementById('root')!;
  dropTrailingSlash();
  await loadMatchedRoutes(window.location.pathname, basename);
  const app = (
    <App>
      <RouterProvider router={createBrowserRouter(routes, { basename })} />
    </App>
  );
  // A prerendered file holds the page without a query: with one, it is drawn afresh in its place.
  if (root.hasChildNodes() && window.location.search === '') hydrateRoot(root, app);
  else createRoot(root).render(app);
}

void start();
