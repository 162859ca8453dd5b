/** The errors of chunks that failed to load. */
const failures = new WeakSet<object>();

if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
}

/** Reloads the document, unless offline: the browser's error page would replace the app. */
export function reload() {
  if (navigator.onLine) window.location.reload();
}

/**
 * Whether to reload the document because of an error: a chunk failed to load, and the document is not the result of a
 * reload already. Browsers remember a failed chunk until then, so importing it again does not help.
 */
export function isWorthReloading(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !failures.has(error)) return false;
  const isReloaded = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
  return navigator.onLine && !isReloaded;
}
