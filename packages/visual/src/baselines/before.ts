import { changeBase, requireGit } from '../choose/git.ts';
import { screenshotName } from '../choose/plan.ts';
import { renderCommit } from '../compare/base.ts';
import { hasOtherPixels, type Before } from '../compare/differences.ts';
import type { Frame } from '../render/frame.ts';
import type { Result } from '../render/render.ts';
import { pictures } from '../settings.ts';
import { firstLineOf } from '../firstLine.ts';
import { UserError } from '../userError.ts';

/**
 * Finds pictures of the baselines that results differ from: in the cache, or else rendered from the merge base, with the
 * browser and fonts of its own lockfile. `problem` says why some have none.
 */
export async function findBefore(
  results: Result[],
  { frames, mayRender }: { frames: Frame[]; mayRender: boolean },
): Promise<{ beforeOf: (result: Result) => Before | undefined; problem?: string }> {
  const changed = results.filter(hasOtherPixels);
  const found = new Map<string, Before>();
  for (const { expectedHash } of changed) {
    const file = expectedHash && (await pictures.find(expectedHash));
    if (file) found.set(expectedHash, { file });
  }
  const cached = ({ expectedHash }: Result) => (expectedHash ? found.get(expectedHash) : undefined);
  const missing = changed.filter((result) => !cached(result));
  if (missing.length === 0 || !mayRender) return { beforeOf: cached };

  const count = `${missing.length} of the screenshots that differ`;
  try {
    requireGit('Rendering the merge base');
    const base = changeBase();
    console.log(`The cache has no earlier picture of ${count}.`);
    const names = new Set(missing.map(screenshotName));
    const rendered = await renderCommit(base, { names, frames, ownBrowser: true });
    const note = `“before” is ${base.slice(0, 9)}, whose pixels are not those of the baseline`;
    const beforeOf = (result: Result): Before | undefined => {
      const then = rendered.get(screenshotName(result));
      if (cached(result) || !then?.actual) return cached(result);
      return { file: then.actual, ...(then.hash !== result.expectedHash && { note }) };
    };
    const without = changed.filter((result) => !beforeOf(result)).length;
    if (without === 0) return { beforeOf };
    const reason = `${base.slice(0, 9)}, the merge base, does not render them`;
    return {
      beforeOf,
      problem: `No picture shows what ${without} of the screenshots that differ were: ${reason}.`,
    };
  } catch (error) {
    // Whatever fails, the verdicts stand.
    const reason = error instanceof UserError ? error.message : firstLineOf(error);
    return { beforeOf: cached, problem: `No picture shows what ${count} were. ${reason}` };
  }
}
