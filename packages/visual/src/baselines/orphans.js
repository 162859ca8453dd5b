import { screenshotName } from '../choose/plan.js';

/**
 * The baselines that no story renders any more.
 *
 * @param {string[]} names of all baselines
 * @param {import('../choose/plan.js').Task[]} tasks all tasks, not only those of this run
 * @param {import('../render/render.js').Result[]} results of this run, which tell how many steps each story has
 * @param {boolean} ofAllStories whether to report those of any story, or only those that this run has shown to be gone:
 *   frames of flows, and stories with nothing to show
 */
export function orphans(names, tasks, results, ofAllStories) {
  // A flow that fails may end before its last steps.
  const passed = results.filter((result) => result.hasFilmstrip && result.kind !== 'failed');
  const rendered = new Set(passed.map(({ id }) => id));
  const elsewhere = tasks.filter((task) => task.hasFilmstrip && !rendered.has(task.id));
  const isFrameOf = (name, flows) => flows.some(({ id }) => name.startsWith(`frames/${id}--step-`));
  // Only a run tells that a story has nothing to show in a mode.
  const empty = new Set(results.filter((result) => !result.hasScreenshot).map(screenshotName));
  const shown = [...tasks, ...results].filter(({ hasScreenshot }) => hasScreenshot);
  const wanted = new Set(shown.map(screenshotName).filter((name) => !empty.has(name)));
  return names.filter(
    (name) =>
      !wanted.has(name) &&
      !isFrameOf(name, elsewhere) &&
      (ofAllStories || empty.has(name) || isFrameOf(name, passed)),
  );
}
