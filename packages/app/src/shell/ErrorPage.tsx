import { ErrorScreen, errorTexts, focusPageHeading, ProgressBar } from '@patunay/ui';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { fullTitle } from '../pages';
import { isWorthReloading, reload } from './loadFailure';

interface ApplicationErrorProps {
  detail?: string;
  /** Called by the 'Try again' button, which is only rendered if this is set. */
  onRetry?: () => void;
  /** Base path for the links when there is no router. */
  basename?: string;
}

/**
 * The default error page (specification, section 2), which replaces the whole app. Moves focus to its heading, since
 * the focused element is gone.
 */
export function ApplicationError({ detail, onRetry, basename = '' }: ApplicationErrorProps) {
  useEffect(() => {
    document.title = fullTitle(errorTexts.applicationError);
    focusPageHeading();
  }, []);

  return (
    <ErrorScreen
      title={errorTexts.applicationError}
      detail={detail}
      links={[
        { label: 'Home', href: `${basename}/` },
        { label: 'Dashboard', href: `${basename}/dashboard` },
      ]}
      onRetry={onRetry}
    />
  );
}

/** Shown for unknown routes, and as the error boundary of all routes. If a chunk failed to load, first reloads the page. */
export function ErrorPage() {
  const error = useRouteError();
  const [isReloading] = useState(() => isWorthReloading(error));

  useEffect(() => {
    if (isReloading) reload();
  }, [isReloading]);

  if (isReloading) return <ProgressBar label="Loading page" active delay={0} />;
  if (!error || isRouteErrorResponse(error)) return <ApplicationError detail="404 Not Found" />;
  return <ApplicationError onRetry={reload} />;
}
