import { ErrorScreen, errorTexts } from '@patunay/ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { fullTitle } from '../titles';

const waysBack = [
  { label: 'Home', href: '/' },
  { label: 'Dashboard', href: '/dashboard' },
];

/** The default error page (specification, section 2): in place of everything, for unknown routes and failures alike. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    document.title = fullTitle(errorTexts.applicationError);
  }, []);

  const isFailure = Boolean(error) && !isRouteErrorResponse(error);
  if (isFailure) {
    return (
      <ErrorScreen
        title={errorTexts.applicationError}
        links={waysBack}
        onRetry={() => window.location.reload()}
      />
    );
  }
  return (
    <ErrorScreen title={errorTexts.applicationError} detail="404 Not Found" links={waysBack} />
  );
}
