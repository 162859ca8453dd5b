import { focusPageHeading } from '@patunay/ui';
import type { DataRouter, Location } from 'react-router-dom';
import { hasFailed, loadMatchedRoutes } from '../loadMatchedRoutes';
import type { ShowProgress } from './progress';
import { warmScreen } from './warmScreen';

/**
 * The hrefs of prefetched screens. A mouse prefetches twice, on hover and when the link takes focus on mousedown; the
 * second time must not delay the click.
 */
const ready = new Set<string>();

const isBusy = (router: DataRouter) => router.state.navigation.state !== 'idle';

/** Loads the chunks of a link's screen and warms it up, so that a click renders it synchronously and fast. */
export function prefetchScreen(router: DataRouter, href: string) {
  if (ready.has(href)) return;
  const warmUp = () => {
    if (isBusy(router)) return;
    ready.add(href);
    warmScreen(router, href);
  };
  // Ignore failures: they surface when the link is followed.
  loadMatchedRoutes(router.routes, href, { isBusy: () => isBusy(router) }).then(warmUp, () => {});
}

/** Navigates to a link's `href`. Retries chunks that have failed to load before. */
export async function follow(
  router: DataRouter,
  href: string,
  { replace, showProgress }: { replace: boolean; showProgress: ShowProgress },
) {
  const { location } = router.state;
  if (hasFailed(router.routes, href)) {
    // If it fails again, the router shows the error page.
    await showProgress(loadMatchedRoutes(router.routes, href)).catch(() => undefined);
    const hasLeft = router.state.location !== location || isBusy(router);
    if (hasLeft) return;
  }
  await router.navigate(href, { replace });
}

/**
 * Loads the chunks of a failed page again and shows it. Reloads the document where that cannot help: if the code had
 * loaded but threw, or if the browser has cached a failed import.
 *
 * @param location without the basename
 */
export async function retryPage(router: DataRouter, location: Location) {
  const { key } = router.state.location;
  try {
    const wasMissing = await loadMatchedRoutes(router.routes, location.pathname);
    if (!wasMissing) return window.location.reload();
  } catch {
    // Without a network, a reload would replace the app with the browser's error page.
    if (navigator.onLine) window.location.reload();
    return;
  }
  if (router.state.location.key !== key) return;
  const { state } = location;
  await router.navigate(location, { replace: true, state, flushSync: true });
  // The history entry is the same, so PageChange does not move focus, although the focused button is gone.
  focusPageHeading();
}
