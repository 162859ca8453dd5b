import { Outlet, useLocation } from 'react-router-dom';
import { ErrorPage } from './ErrorPage';
import { PageChange } from './PageChange';
import { PageProgress } from './PageProgress';
import { ToastHost } from './ToastHost';

/** The result is compared because the minifier drops a call whose result nobody uses, although this one may throw. */
function isMalformed(pathname: string) {
  try {
    return decodeURIComponent(pathname) === '';
  } catch {
    return true;
  }
}

/**
 * Around all pages, the error page included: toasts, and what a change of page brings with it.
 * A pathname that cannot be decoded has no page.
 */
export function Root() {
  const { pathname } = useLocation();
  return (
    <ToastHost>
      <PageProgress />
      <PageChange />
      {isMalformed(pathname) ? <ErrorPage /> : <Outlet />}
    </ToastHost>
  );
}
