import { createHash } from 'node:crypto';
import { isWithoutAxe, optOutsWithoutReason } from './optOuts.js';
import { rulesOf } from '../settings.js';

/**
 * A story of the built Storybook. `opens`: pathnames of the screens that its play function opens, besides its `route`.
 * `isManual`: a global disables axe.
 *
 * @typedef {{ id: string, title: string, name: string, file: string, route?: string, opens?: readonly string[],
 *   tags: string[], spoken?: readonly string[], spokenSteps?: readonly string[][], spokenIn: string, chromatic: Record<string, any>, a11y: Record<string, any>, projectA11y: object, test: Record<string, any>, isManual: boolean }} Story
 */
/**
 * What a mode sets besides theme and width: toolbar globals, and what only the browser can emulate.
 *
 * @typedef {{ contrast?: 'more', direction?: 'rtl', textSize?: 'large', forcedColors?: 'active', media?: 'print' }} Environment
 */
/**
 * @typedef {Story & { mode: string, theme: string, width: number, height: number, environment: Environment,
 *   hasScreenshot: boolean }} Task
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
 * @param {Record<string, { width: number, height: number }>} viewports
 * @returns {{ tasks: Task[], problems: string[] }}
 */
export function plan(stories, viewports) {
  const problems = stories.flatMap((story) => [
    ...unsupported(story),
    ...optOutsWithoutReason(story),
  ]);
  const heightOf = (width) =>
    Object.values(viewports).find((known) => known.width === width)?.height ?? 800;
  const tasks = stories.flatMap((story) =>
    Object.entries(story.chromatic.modes ?? {})
      .filter(([, { disable }]) => !disable)
      // Without a screenshot and axe, only the play function is left: run it in one mode.
      .slice(0, story.chromatic.disableSnapshot && isWithoutAxe(story) ? 1 : undefined)
      .map(([mode, { theme, viewport: width, ...environment }]) => ({
        ...story,
        mode,
        theme,
        width,
        height: heightOf(width),
        environment,
        hasScreenshot: !story.chromatic.disableSnapshot,
      })),
  );
  return { tasks: tasks.sort(byFrame), problems };
}

/**
 * A key of the settings that make a story remount when they change. All other settings are applied to the mounted
 * story.
 */
export const frameOf = ({ width, environment: { direction = 'ltr', textSize = 'normal' } }) =>
  `${width} ${direction} ${textSize}`;

const byFrame = (a, b) => frameOf(a).localeCompare(frameOf(b));

const renderingOf = (task) => `${task.id} ${frameOf(task)}`;

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

/**
 * The axe rules for a task.
 *
 * @param {Task} task
 * @returns {keyof typeof import('../../../../.storybook/environments/a11y.ts').rulesOfModes | false}
 */
export function axeRulesOf(task) {
  const { mode, theme, environment } = task;
  return !isWithoutAxe(task) && rulesOf(mode, { theme, ...environment });
}

/** The path of a screenshot, relative to the folder of baselines or results. */
export const screenshotName = ({ mode, id }) => `${mode}/${id}.webp`;

/** Flows have a screenshot of each step in light mode only; the final state has one in every mode. */
export const hasFilmstrip = ({ title, mode }) => title.startsWith('Flows/') && mode === 'light';

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
