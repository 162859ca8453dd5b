import { ErrorScreen, errorTexts, focusPageHeading } from '@patunay/ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { fullTitle } from '../titles';
import { retryPage } from './navigation';
import { useProgress } from './progress';
import { useRouter } from './useRouter';

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

/** Shown for unknown routes, and as the error boundary of all routes. */
export function ErrorPage() {
  const error = useRouteError();
  const router = useRouter();
  const location = useLocation();
  const showProgress = useProgress();

  if (!error || isRouteErrorResponse(error)) return <ApplicationError detail="404 Not Found" />;

  return <ApplicationError onRetry={() => void showProgress(retryPage(router, location))} />;
}
