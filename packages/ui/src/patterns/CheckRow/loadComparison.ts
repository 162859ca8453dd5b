import { useSyncExternalStore } from 'react';
import { importWithRetry, loadedModule } from '../../importWithRetry';

/**
 * Loads the comparisons, which have a chunk of their own, because not every visitor of a document opens one. Nothing
 * imports them statically: the bundler would then rename the chunk's exports, which a retry could not find.
 */
export const loadComparison = () => import('../Comparison');

const listeners = new Set<() => void>();

/** Loads the comparisons ahead, so that they open without delay. Failures surface when one is opened. */
export function prepareComparison() {
  importWithRetry(loadComparison).then(
    () => listeners.forEach((listener) => listener()),
    () => undefined,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the comparisons have loaded. */
export const useComparisonLoaded = () =>
  useSyncExternalStore(
    subscribe,
    () => loadedModule(loadComparison) !== undefined,
    () => false,
  );
