/** Upper bound, in milliseconds after the first frame, for browsers that hide paint timing from pages. */
const fallbackDelay = 500;

/** Resolves once the page is painted; at once in a background tab, which paints nothing. */
export function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    // Counted from a frame: on a busy machine, a timer alone would run out before the paint.
    requestAnimationFrame(() => setTimeout(resolve, fallbackDelay));
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}
