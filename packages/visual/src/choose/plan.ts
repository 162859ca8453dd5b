import { createHash } from 'node:crypto';
import type { Media, Mode, Story, Task as PlannedTask, VisualConfig } from '../index.ts';
import { isWithoutAxe, isWithoutScreenshot, optOutsWithoutReason } from './optOuts.ts';

/** A story in one of its modes, with what the configuration says of it. */
export interface Task extends PlannedTask {
  media: Media;
  toolbar: Record<string, unknown>;
  /** A key of the settings that make a story remount when they change; all others are applied to the mounted story. */
  remount: string;
  axe: string[] | boolean;
  hasFilmstrip: boolean;
  /** The name of the step that a frame shows. */
  caption?: string | undefined;
}

const supported = ['modes', 'disableSnapshot', 'reason'];

/** One sentence for each parameter that only Chromatic would apply: its snapshots would differ from ours. */
const unsupported = ({ id, chromatic }: Story) =>
  Object.keys(chromatic)
    .filter((key) => !supported.includes(key))
    .map(
      (key) =>
        `${id} sets \`chromatic.${key}\`, which only Chromatic applies. Supported are ${supported.join(', ')}.`,
    );

/**
 * Plans a task for every story in each mode of its `parameters.chromatic`. A story without a screenshot has tasks
 * too: it is rendered, played and checked by axe.
 */
export function plan(
  stories: Story[],
  config: Partial<VisualConfig>,
): { tasks: Task[]; problems: string[] } {
  const problems = stories.flatMap((story) => [
    ...unsupported(story),
    ...optOutsWithoutReason(story),
  ]);
  const tasks = stories.flatMap((story) =>
    Object.entries<Mode>(story.chromatic.modes ?? config.modes ?? {})
      .filter(([, { disable }]) => !disable)
      // Without a screenshot and axe, only the play function is left: run it in one mode.
      .slice(0, isWithoutScreenshot(story) && isWithoutAxe(story) ? 1 : undefined)
      .map(([name, mode]) => taskOf(story, name, mode, config)),
  );
  return { tasks: tasks.sort(byFrame), problems };
}

function taskOf(
  story: Story,
  mode: string,
  { viewport: width, screenshot = true, ...settings }: Mode,
  config: Partial<VisualConfig>,
): Task {
  const viewports = Object.values(config.viewports ?? {});
  const height = viewports.find((known) => known.width === width)?.height ?? 800;
  const hasScreenshot = screenshot && !isWithoutScreenshot(story);
  const task = { ...story, mode, settings, width, height, hasScreenshot };
  const toolbar = config.globals?.(settings) ?? {};
  return {
    ...task,
    media: config.emulate?.(settings) ?? {},
    toolbar,
    remount: [width, ...(config.remountOn ?? []).map((name) => toolbar[name])].join(' '),
    axe: !isWithoutAxe(story) && (config.axe?.(mode, settings, story) ?? false),
    hasFilmstrip: hasScreenshot && (config.filmstrip?.(task) ?? false),
  };
}

const byFrame = (a: Task, b: Task) => a.remount.localeCompare(b.remount);

const renderingOf = (task: Task) => `${task.id} ${task.remount}`;

/** Groups the tasks that show the same story in the same frame. */
export function renderings(tasks: Task[]): Task[][] {
  const groups = new Map<string, Task[]>();
  for (const task of tasks) {
    const key = renderingOf(task);
    groups.set(key, [...(groups.get(key) ?? []), task]);
  }
  return [...groups.values()];
}

/** The name of a screenshot, among baselines and results. */
export const screenshotName = ({ mode, id }: Pick<Task, 'mode' | 'id'>) => `${mode}/${id}`;

/** The mode and the id in the name of a screenshot. */
export function partsOf(name: string) {
  const [mode = '', id = ''] = name.split('/');
  return { mode, id };
}

/** The screenshot of a step as a task of its own. The number of steps is known only after the story has played. */
export const stepOf = (task: Task, step: number, caption?: string): Task => ({
  ...task,
  mode: 'frames',
  id: `${task.id}--step-${step}`,
  name: `${task.name}, step ${step}`,
  caption,
});

/** The id of the story that a screenshot belongs to. */
export const storyOf = (id: string) => id.replace(/--step-\d+$/, '');

/** The tasks whose id, title or file contains one of the names. */
export function named(tasks: Task[], names: string[]) {
  if (names.length === 0) return tasks;
  const wanted = names.map((name) => name.toLowerCase().replace(/^\.\//, ''));
  return tasks.filter(({ id, title, name, file }) => {
    const text = `${id} ${title}/${name} ${file}`.toLowerCase();
    return wanted.some((part) => text.includes(part));
  });
}

/** Shard `i` of `n`: every n-th story in all its modes. */
export function shard(tasks: Task[], { i, n }: { i: number; n: number }) {
  const ids = [...new Set(tasks.map(({ id }) => id))];
  const own = new Set(ids.filter((_, place) => place % n === i - 1));
  return tasks.filter(({ id }) => own.has(id));
}

/** The tasks in random order, still grouped by frame: no screenshot may depend on the story before it. */
export function shuffled(tasks: Task[], seed: number) {
  const rank = (task: Task) =>
    createHash('sha256')
      .update(`${seed} ${renderingOf(task)}`)
      .digest('hex');
  return [...tasks].sort((a, b) => byFrame(a, b) || rank(a).localeCompare(rank(b)));
}
