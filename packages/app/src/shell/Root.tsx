import { Outlet, useLocation } from 'react-router-dom';
import { ErrorPage } from './ErrorPage';
import { PageChange } from './PageChange';
import { ToastHost } from './ToastHost';

/** The result is compared because the minifier drops a call whose result nobody uses, although this one may throw. */
function isMalformed(pathname: string) {
  try {
    return decodeURIComponent(pathname) === '';
  } catch {
    return true;
  }
}

/** Around all pages: toasts, and what a change of page brings with it. An address that cannot be decoded has no page. */
export function Root() {
  const { pathname } = useLocation();
  if (isMalformed(pathname)) return <ErrorPage />;
  return (
    <ToastHost>
      <PageChange />
      <Outlet />
    </ToastHost>
  );
}
