import { importWithRetry } from '../../importWithRetry';

/**
 * Loads the comparisons, which have a chunk of their own, because not every visitor of a document opens one. Nothing
 * imports them statically: the bundler would then rename the chunk's exports, which a retry could not find.
 */
export const loadComparison = () => import('../Comparison');

/** Loads the comparisons ahead, so that they open without delay. Failures surface when one is opened. */
export function prepareComparison() {
  void importWithRetry(loadComparison).catch(() => undefined);
}
