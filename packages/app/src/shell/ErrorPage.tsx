import { ErrorScreen, errorTexts } from '@patunay/ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { fullTitle } from '../titles';

interface ApplicationErrorProps {
  detail?: string;
  /** Offers to reload the page: everything is fetched again, also what the browser remembers as failed. */
  canRetry?: boolean;
  /** Prefixes the links where no router does. */
  basename?: string;
}

/** The default error page (specification, section 2), in place of the whole app. Takes the focus, whatever had it is gone. */
export function ApplicationError({ detail, canRetry, basename = '' }: ApplicationErrorProps) {
  useEffect(() => {
    document.title = fullTitle(errorTexts.applicationError);
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  }, []);

  return (
    <ErrorScreen
      title={errorTexts.applicationError}
      detail={detail}
      links={[
        { label: 'Home', href: `${basename}/` },
        { label: 'Dashboard', href: `${basename}/dashboard` },
      ]}
      onRetry={canRetry ? () => window.location.reload() : undefined}
    />
  );
}

/** Shown for unknown routes, and as the error boundary of all routes. */
export function ErrorPage() {
  const error = useRouteError();
  const isFailure = Boolean(error) && !isRouteErrorResponse(error);
  return isFailure ? <ApplicationError canRetry /> : <ApplicationError detail="404 Not Found" />;
}
