import { screenshotName } from '../choose/plan.js';

/**
 * Decides which results pass on a machine that renders differently from the baselines. There, screenshots are
 * compared with those of the base commit, rendered on the same machine: one must differ if, and only if, the change
 * updates its baseline.
 *
 * @param {import('../render/render.js').Result[]} results
 * @param {{ now: import('../accept/baselines.js').Manifest, before: import('../accept/baselines.js').Manifest,
 *   hasSameFingerprint: boolean }} baselines `hasSameFingerprint` is false if all baselines were regenerated,
 *   for example with another browser: then a baseline may change although the screenshot does not
 * @returns {import('../render/render.js').Result[]}
 */
export function judgeByBase(results, { now, before, hasSameFingerprint }) {
  return results.map((result) => {
    const name = screenshotName(result);
    const isUpdated = ['pixels', 'caption'].some((key) => now[name]?.[key] !== before[name]?.[key]);
    if (result.kind === 'failed' || !result.hasScreenshot) return result;
    if (!now[name]) return { ...result, kind: 'new', message: 'it has no baseline' };
    if (result.kind !== 'same') return isUpdated ? { ...result, kind: 'same' } : result;
    if (!isUpdated || !hasSameFingerprint) return result;
    const message = 'its baseline changed, but the screenshot did not';
    return { ...result, kind: 'changed', message };
  });
}
