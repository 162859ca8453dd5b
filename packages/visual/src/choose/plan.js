import { createHash } from 'node:crypto';
import { isWithoutAxe, optOutsWithoutReason } from './optOuts.js';

/** @typedef {import('../index.js').Story} Story */
/**
 * A story in one of its modes, with what the configuration says of it. `remount` is a key of the settings that make a
 * story remount when they change; all others are applied to the mounted story.
 *
 * @typedef {import('../index.js').Task & { media: import('../index.js').Media, toolbar: Record<string, unknown>,
 *   remount: string, axe: string[] | boolean, hasFilmstrip: boolean }} Task
 */

const supported = ['modes', 'disableSnapshot', 'reason'];

/** One sentence for each parameter that only Chromatic would apply: its snapshots would differ from ours. */
const unsupported = ({ id, chromatic }) =>
  Object.keys(chromatic)
    .filter((key) => !supported.includes(key))
    .map(
      (key) =>
        `${id} sets \`chromatic.${key}\`, which only Chromatic applies. Supported are ${supported.join(', ')}.`,
    );

/**
 * Plans a task for every story in each mode of its `parameters.chromatic`. A story without a screenshot has tasks
 * too: it is rendered, played and checked by axe.
 *
 * @param {Story[]} stories
 * @param {Partial<import('../index.js').VisualConfig>} config
 * @returns {{ tasks: Task[], problems: string[] }}
 */
export function plan(stories, config) {
  const problems = stories.flatMap((story) => [
    ...unsupported(story),
    ...optOutsWithoutReason(story),
  ]);
  const tasks = stories.flatMap((story) =>
    Object.entries(story.chromatic.modes ?? config.modes ?? {})
      .filter(([, { disable }]) => !disable)
      // Without a screenshot and axe, only the play function is left: run it in one mode.
      .slice(0, story.chromatic.disableSnapshot && isWithoutAxe(story) ? 1 : undefined)
      .map(([name, mode]) => taskOf(story, name, mode, config)),
  );
  return { tasks: tasks.sort(byFrame), problems };
}

/** @returns {Task} */
function taskOf(story, mode, { viewport: width, screenshot = true, ...settings }, config) {
  const viewports = Object.values(config.viewports ?? {});
  const height = viewports.find((known) => known.width === width)?.height ?? 800;
  const hasScreenshot = screenshot && !story.chromatic.disableSnapshot;
  const task = { ...story, mode, settings, width, height, hasScreenshot };
  const toolbar = config.globals?.(settings) ?? {};
  return {
    ...task,
    media: config.emulate?.(settings) ?? {},
    toolbar,
    remount: [width, ...(config.remountOn ?? []).map((name) => toolbar[name])].join(' '),
    axe: !isWithoutAxe(story) && (config.axe?.(mode, settings) ?? false),
    hasFilmstrip: hasScreenshot && (config.filmstrip?.(task) ?? false),
  };
}

const byFrame = (a, b) => a.remount.localeCompare(b.remount);

const renderingOf = (task) => `${task.id} ${task.remount}`;

/**
 * Groups the tasks that show the same story in the same frame.
 *
 * @param {Task[]} tasks
 * @returns {Task[][]}
 */
export function renderings(tasks) {
  const groups = new Map();
  for (const task of tasks) {
    const key = renderingOf(task);
    groups.set(key, [...(groups.get(key) ?? []), task]);
  }
  return [...groups.values()];
}

/** The name of a screenshot, among baselines and results. */
export const screenshotName = ({ mode, id }) => `${mode}/${id}`;

/** The screenshot of a step as a task of its own. The number of steps is known only after the story has played. */
export const stepOf = (task, step, caption) => ({
  ...task,
  mode: 'frames',
  id: `${task.id}--step-${step}`,
  name: `${task.name}, step ${step}`,
  caption,
});

/** The id of the story that a screenshot belongs to. */
export const storyOf = (id) => id.replace(/--step-\d+$/, '');

/** The tasks whose id, title or file contains one of the names. */
export function named(tasks, names) {
  if (names.length === 0) return tasks;
  const wanted = names.map((name) => name.toLowerCase().replace(/^\.\//, ''));
  return tasks.filter(({ id, title, name, file }) => {
    const text = `${id} ${title}/${name} ${file}`.toLowerCase();
    return wanted.some((part) => text.includes(part));
  });
}

/** Shard `i` of `n`, still grouped by frame. */
export function shard(tasks, i, n) {
  return tasks.slice(Math.floor((tasks.length * (i - 1)) / n), Math.floor((tasks.length * i) / n));
}

/** The tasks in random order, still grouped by frame: no screenshot may depend on the story before it. */
export function shuffled(tasks, seed) {
  const rank = (task) =>
    createHash('sha256')
      .update(`${seed} ${renderingOf(task)}`)
      .digest('hex');
  return [...tasks].sort((a, b) => byFrame(a, b) || rank(a).localeCompare(rank(b)));
}
