import { Outlet, useLocation } from 'react-router-dom';
import { ErrorPage } from './ErrorPage';
import { PageChange } from './PageChange';
import { PageProgress } from './PageProgress';
import { ToastHost } from './ToastHost';

/**
 * Whether `decodeURIComponent` throws. The result is compared because the minifier would drop a call whose result is
 * unused.
 */
function isMalformed(pathname: string) {
  try {
    return decodeURIComponent(pathname) === '';
  } catch {
    return true;
  }
}

/**
 * Wraps all pages, including the error page, with toasts and the effects of navigation. Shows the error page for a
 * pathname that cannot be decoded.
 */
export function Root() {
  const { pathname } = useLocation();
  return (
    <ToastHost>
      <PageProgress>
        <PageChange />
        {isMalformed(pathname) ? <ErrorPage /> : <Outlet />}
      </PageProgress>
    </ToastHost>
  );
}
