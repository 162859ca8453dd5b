import { importWithRetry } from '../../importWithRetry';

/** Loads the comparisons, which have a chunk of their own, because few visitors of a document open one. */
export const loadComparison = () => import('../Comparison');

/** Loads the comparisons ahead, so that they open without delay. Failures surface when one is opened. */
export function prepareComparison() {
  void importWithRetry(loadComparison).catch(() => undefined);
}
