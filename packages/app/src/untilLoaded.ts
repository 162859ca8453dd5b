import type { createBrowserRouter } from 'react-router-dom';

/** Resolves once the code of a new router's page has loaded, or failed to: rendering it is then synchronous. */
export function untilLoaded(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
