import { changeBase, requireGit } from '../choose/git.js';
import { screenshotName } from '../choose/plan.js';
import { renderCommit } from '../compare/base.js';
import { hasOtherPixels } from '../compare/differences.js';
import { pictures } from '../settings.js';
import { UserError } from '../userError.js';

/** @typedef {import('../render/render.js').Result} Result */

/**
 * Finds pictures of the baselines that results differ from: in the cache, or else rendered from the merge base, with the
 * browser and fonts of its own lockfile.
 *
 * @param {Result[]} results
 * @param {{ frames: import('../compare/base.js').Frame[], mayRender: boolean }} options
 * @returns {Promise<{ beforeOf: (result: Result) => { file: string, note?: string } | undefined,
 *   elements?: Map<string, import('../render/elements.js').Element[]>, problem?: string }>} `problem` says why some have
 *   no picture
 */
export async function findBefore(results, { frames, mayRender }) {
  const changed = results.filter(hasOtherPixels);
  const found = new Map();
  for (const { expectedHash } of changed) {
    const file = await pictures.find(expectedHash);
    if (file) found.set(expectedHash, { file });
  }
  /** @param {Result} result */
  const cached = ({ expectedHash }) => found.get(expectedHash);
  const missing = changed.filter((result) => !cached(result));
  if (missing.length === 0 || !mayRender) return { beforeOf: cached };

  const count = `${missing.length} of the screenshots that differ`;
  try {
    requireGit('Rendering the merge base');
    const base = changeBase();
    console.log(`${count} have no earlier picture in the cache.`);
    const now = new Map(missing.map((result) => [screenshotName(result), result]));
    const rendered = await renderCommit(base, {
      ...{ names: new Set(now.keys()), frames, ownBrowser: true },
      expectedOf: (name) => now.get(name),
    });
    const note = `the earlier picture is of ${base.slice(0, 9)}, but its pixels are not those of the baseline`;
    const beforeOf = (result) => {
      const then = rendered.get(screenshotName(result));
      if (cached(result) || !then) return cached(result);
      return { file: then.actual, ...(then.hash !== result.expectedHash && { note }) };
    };
    const elements = new Map([...rendered].map(([name, result]) => [name, result.elements]));
    const without = changed.filter((result) => !beforeOf(result));
    const problem =
      without.length > 0
        ? `${without.length} of the screenshots that differ have no earlier picture: ${base.slice(0, 9)} renders what they show now, or not at all.`
        : undefined;
    return { beforeOf, elements, problem };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return {
      beforeOf: cached,
      problem: `${count} have no earlier picture. ${error.message}`,
    };
  }
}
