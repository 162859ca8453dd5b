import '@patunay/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { basename } from './basename';
import { routes } from './routes';
import { ApplicationError } from './shell/ErrorPage';
import { reload } from './shell/loadFailure';
import { untilLoaded } from './untilLoaded';

/**
 * `/clients/`, `/Clients` and `/clients/index.html` are the same page as `/clients`. Ids are case-sensitive, so they
 * are left alone.
 */
function canonicalizePath() {
  const url = new URL(window.location.href);
  const pathname = url.pathname.replace(/\/index\.html$/, '');
  const pattern = matchRoutes(routes, pathname, basename)?.at(-1)?.route.path;
  if (!pattern || pattern === '*') return;
  const parts = pathname.slice(basename.length).split('/');
  const path = pattern
    .split('/')
    .map((part, index) => (part.startsWith(':') ? parts[index] : part));
  const canonical = basename + path.join('/');
  if (canonical === url.pathname) return;
  url.pathname = canonical;
  // Pass the whole URL: a pathname that starts with two slashes would be parsed as a protocol-relative URL.
  window.history.replaceState(null, '', url.href);
}

/** Renders the page at the current URL. Until then, the root shows what index.html contains. */
async function start() {
  // oxlint-disable-next-line patunay/no-element-lookup, typescript/no-non-null-assertion -- it is in index.html
  const root = createRoot(document.getElementById('root')!);
  try {
    canonicalizePath();
    const router = createBrowserRouter(routes, { basename });
    await untilLoaded(router);
    root.render(
      <App>
        <RouterProvider router={router} useTransitions={false} />
      </App>,
    );
  } catch (error) {
    console.error(error);
    root.render(<ApplicationError basename={basename} onRetry={reload} />);
  }
}

void start();
