import { ProgressBar } from '@patunay/ui';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { UrlState } from '../urlState';
import { ErrorPage } from './ErrorPage';
import { PageChange } from './PageChange';
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
 * Wraps all pages, including the error page, with toasts, the state that is kept in the URL, and the effects of
 * navigation. Shows the error page for a pathname that cannot be decoded.
 */
export function Root() {
  const { pathname } = useLocation();
  return (
    <ToastHost>
      <ProgressBar label="Loading page" active={useNavigation().state === 'loading'} />
      <PageChange />
      <UrlState>{isMalformed(pathname) ? <ErrorPage /> : <Outlet />}</UrlState>
    </ToastHost>
  );
}
