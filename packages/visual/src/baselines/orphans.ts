import { screenshotName, type Task } from '../choose/plan.ts';
import type { Result } from '../render/render.ts';

/**
 * The baselines that no story renders any more.
 *
 * @param names of all baselines
 * @param tasks all tasks, not only those of this run
 * @param results of this run, which tell how many steps each story has
 * @param ofAllStories whether to report those of any story, or only those that this run has shown to be gone: frames of
 *   flows, and stories with nothing to show
 */
export function orphans(
  names: string[],
  tasks: Task[],
  results: Result[],
  ofAllStories: boolean,
): string[] {
  // A flow that fails may end before its last steps.
  const passed = results.filter((result) => result.hasFilmstrip && result.kind !== 'failed');
  const rendered = new Set(passed.map(({ id }) => id));
  const elsewhere = tasks.filter((task) => task.hasFilmstrip && !rendered.has(task.id));
  const isFrameOf = (name: string, flows: Task[]) =>
    flows.some(({ id }) => name.startsWith(`frames/${id}--step-`));
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
