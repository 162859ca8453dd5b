import { isDeepStrictEqual } from 'node:util';
import type { Manifest } from '../index.ts';
import { screenshotName } from '../choose/plan.ts';
import type { Result } from '../render/render.ts';

interface Baselines {
  now: Manifest;
  /** Those of the base; undefined if it has none. */
  before: Manifest | undefined;
  /**
   * False if all were regenerated, for example with another browser: then a baseline may change although the screenshot
   * does not.
   */
  hasSameFingerprint: boolean;
}

/**
 * Decides which results pass on a machine that renders differently from the baselines. There, screenshots are
 * compared with those of the base commit, rendered on the same machine: one must differ if, and only if, the change
 * updates its baseline. Whether it then shows what its new baseline says, this machine cannot tell.
 */
export function judgeByBase(
  results: Result[],
  { now, before, hasSameFingerprint }: Baselines,
): Result[] {
  return results.map((result): Result => {
    if (result.kind === 'failed' || !result.hasScreenshot) return result;
    const name = screenshotName(result);
    const baseline = now[name];
    if (!baseline) return { ...result, kind: 'new', message: 'it has no baseline' };
    const isUpdated = !isDeepStrictEqual(baseline, before?.[name]);
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
