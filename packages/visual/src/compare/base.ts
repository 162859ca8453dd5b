import { resolve } from 'node:path';
import { partsOf, plan, screenshotName, storyOf, type Task } from '../choose/plan.ts';
import { openFrame, type Frame } from '../render/frame.ts';
import { renderAll, type Result } from '../render/render.ts';
import { openStorybook } from '../render/storybook.ts';
import { config, reportFolder } from '../settings.ts';
import { withCommit } from './commit.ts';

interface Options {
  /** The names of the screenshots. */
  names: Set<string>;
  frames: Frame[];
  /** Whether to use the browser and fonts that the commit's lockfile pins. */
  ownBrowser?: boolean;
}

/** Renders screenshots of another commit. Returns those that it could take, by name. */
export async function renderCommit(
  commit: string,
  { names, frames, ownBrowser = false }: Options,
): Promise<Map<string, Result>> {
  const short = commit.slice(0, 9);
  console.log(`Building and rendering ${short} …`);
  return withCommit(commit, async ({ folder, launch }) => {
    const own = ownBrowser && launch ? await Promise.all(frames.map(() => openFrame(launch))) : [];
    const using = own.length > 0 ? own : frames;
    try {
      const [first] = using;
      if (!first) throw new Error('No browser is open.');
      const { url, stories } = await openStorybook(folder, first);
      const ids = new Set([...names].map((name) => storyOf(partsOf(name).id)));
      const wanted = (task: Task) =>
        names.has(screenshotName(task)) || (task.hasFilmstrip && ids.has(task.id));
      const results = await renderAll({
        tasks: plan(stories, config).tasks.filter((task) => task.hasScreenshot && wanted(task)),
        frames: using,
        url,
        actualFolder: resolve(reportFolder, 'before'),
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
