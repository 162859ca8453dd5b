import { resolve } from 'node:path';
import { plan, screenshotName, storyOf } from '../choose/plan.js';
import { openFrame } from '../render/frame.js';
import { renderAll } from '../render/render.js';
import { openStorybook } from '../render/storybook.js';
import { config, reportFolder } from '../settings.js';
import { withCommit } from './commit.js';

/** @typedef {import('../render/render.js').Result} Result */
/** @typedef {Awaited<ReturnType<typeof openFrame>>} Frame */

/**
 * Renders screenshots of another commit.
 *
 * @param {string} commit
 * @param {{ names: Set<string>, frames: Frame[], expectedOf?: (name: string) =>
 *   import('../render/render.js').Expected | undefined, ownBrowser?: boolean }} options `names` of the screenshots;
 *   elements are described where a screenshot differs from the expected one; `ownBrowser` says whether to use the browser
 *   and fonts that the commit's lockfile pins
 * @returns {Promise<Map<string, Result>>} by name
 */
export async function renderCommit(commit, { names, frames, expectedOf, ownBrowser = false }) {
  const short = commit.slice(0, 9);
  console.log(`Building and rendering ${short} …`);
  return withCommit(commit, async ({ folder, launch }) => {
    const own = ownBrowser && launch ? await Promise.all(frames.map(() => openFrame(launch))) : [];
    const using = own.length > 0 ? own : frames;
    try {
      const { url, stories } = await openStorybook(folder, using[0]);
      const ids = new Set([...names].map((name) => storyOf(name.split('/')[1])));
      const wanted = (task) =>
        names.has(screenshotName(task)) || (task.hasFilmstrip && ids.has(task.id));
      const results = await renderAll({
        tasks: plan(stories, config).tasks.filter((task) => task.hasScreenshot && wanted(task)),
        frames: using,
        url,
        actualFolder: resolve(reportFolder, 'before'),
        expectedOf,
      });
      for (const { id, mode, kind, message } of results) {
        if (kind === 'failed') console.log(`  ${id} (${mode}) of ${short}: ${message}`);
      }
      const shown = results.filter(({ hash, actual }) => hash && actual);
      return new Map(shown.map((result) => [screenshotName(result), result]));
    } finally {
      await Promise.all(own.map(({ browser }) => browser.close()));
    }
  });
}
