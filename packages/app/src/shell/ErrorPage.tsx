import { ErrorScreen, errorTexts } from '@patunay/ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { fullTitle } from '../titles';

interface ApplicationErrorProps {
  detail?: string;
  /** Shows a button that reloads the page. Needed because browsers cache a failed module import until a reload. */
  canRetry?: boolean;
  /** Base path for the links when there is no router. */
  basename?: string;
}

/**
 * The default error page (specification, section 2), which replaces the whole app. Takes the focus, since the focused
 * element is gone.
 */
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
