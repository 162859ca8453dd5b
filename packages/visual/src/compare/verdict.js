import { screenshotName } from '../choose/plan.js';

/**
 * Decides which results pass on a machine that renders differently from the baselines. There, screenshots are
 * compared with those of the base commit, rendered on the same machine: one must differ if, and only if, the change
 * updates its baseline. Whether it then shows what its new baseline says, this machine cannot tell.
 *
 * @param {import('../render/render.js').Result[]} results
 * @param {{ now: import('../baselines/manifest.js').Manifest, before?: import('../baselines/manifest.js').Manifest,
 *   hasSameFingerprint: boolean }} baselines without `before`, the base has no baselines; `hasSameFingerprint` is false if
 *   all were regenerated, for example with another browser: then a baseline may change although the screenshot does not
 * @returns {import('../render/render.js').Result[]}
 */
export function judgeByBase(results, { now, before, hasSameFingerprint }) {
  return results.map((result) => {
    if (result.kind === 'failed' || !result.hasScreenshot) return result;
    const name = screenshotName(result);
    if (!now[name]) return { ...result, kind: 'new', message: 'it has no baseline' };
    const isUpdated = ['pixels', 'caption'].some((key) => now[name][key] !== before?.[name]?.[key]);
    if (result.kind !== 'same') {
      if (!isUpdated) return result;
      const message =
        'it differs and so does its baseline; only Linux x64 can tell whether they agree';
      return { ...result, kind: 'not judged', message };
    }
    if (!isUpdated || !before || !hasSameFingerprint) return result;
    const message = 'its baseline changed, but the screenshot did not';
    return { ...result, kind: 'changed', message };
  });
}
