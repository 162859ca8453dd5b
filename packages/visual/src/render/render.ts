import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Difference } from '../compare/pixels.ts';
import { pictures } from '../settings.ts';
import { renderings, screenshotName, stepOf, type Task } from '../choose/plan.ts';
import type { Frame, Shown } from './frame.ts';

/** A task with its verdict. */
export interface Result extends Task, Partial<Difference> {
  kind: 'same' | 'changed' | 'new' | 'failed' | 'no screenshot' | 'not judged';
  /** Whether it passed in an earlier run, and did not run now. */
  isCached?: boolean;
  message?: string;
  /** The hash of the rendered pixels. */
  hash?: string;
  /** The hash of the expected pixels. */
  expectedHash?: string | undefined;
  /** The path of the screenshot. */
  actual?: string;
  /** The path of the picture of what it was. */
  expected?: string;
  /** What axe and the configuration's checks found in this mode, one sentence each. */
  violations: string[];
}

/** What a run found. */
export interface Outcome {
  results: Result[];
  /** The names of baselines that belong to no story. */
  lost: string[];
  /** What failed besides, one sentence each. */
  problems: string[];
}

interface Options {
  tasks: Task[];
  frames: Frame[];
  url: string;
  actualFolder: string;
  /** Whether to check the stories with axe and the functions of the configuration. */
  isChecked?: boolean;
  /** What each screenshot should be. */
  expectedOf?: (name: string) => Pick<Result, 'hash' | 'caption'> | undefined;
}

/** `npm test` sets the variable if its own output is a terminal. */
const showsProgress = process.stdout.isTTY;

/** Whether a new baseline would make the result pass. */
export const isDifferent = ({ kind }: Pick<Result, 'kind'>) => kind === 'changed' || kind === 'new';

/** Runs the tasks and compares each screenshot with the expected one. A task's steps come before the task itself. */
export async function renderAll({
  tasks,
  frames,
  url,
  actualFolder,
  isChecked = false,
  expectedOf = () => undefined,
}: Options): Promise<Result[]> {
  const results: Result[][] = [];
  let finished = 0;

  /** Compares a screenshot with the expected one. */
  async function judge(
    task: Task,
    { error, violations = [], hasScreenshot = task.hasScreenshot, png, hash }: Shown,
  ): Promise<Result> {
    if (error) return { ...task, kind: 'failed', message: error, violations };
    if (!hasScreenshot || !png || !hash)
      return { ...task, hasScreenshot: false, kind: 'no screenshot', violations };
    pictures.keep(hash, png);
    const name = screenshotName(task);
    const expected = expectedOf(name);
    const isSame = expected?.hash === hash;
    if (isSame && expected?.caption === task.caption) {
      return { ...task, kind: 'same', hash, violations };
    }
    const actual = resolve(actualFolder, `${name}.png`);
    await mkdir(dirname(actual), { recursive: true });
    await writeFile(actual, png);
    const found = { ...task, hash, expectedHash: expected?.hash, actual, violations };
    if (!expected) return { ...found, kind: 'new', message: 'it has no baseline' };
    const message = isSame
      ? `its step “${expected.caption ?? ''}” is now “${task.caption ?? ''}”`
      : 'its pixels differ from the baseline';
    return { ...found, kind: 'changed', message };
  }

  /** Runs a task. Returns the results of its steps, then its own. */
  async function run(frame: Frame, task: Task) {
    const { hasFilmstrip } = task;
    const { steps = [], ...last } = await frame.render(task, { isChecked, hasFilmstrip });
    const judged = steps.map((step, i) => judge(stepOf(task, i + 1, step.caption), step));
    return Promise.all([...judged, judge(task, last)]);
  }

  /**
   * Mounts a story whose screenshot differs again. If it then looks different again, no baseline would help, so that is
   * the error. `inPage.ts` fixes the date and random numbers, but not every clock.
   */
  async function findChance(frame: Frame, task: Task, result: Result | undefined) {
    if (!result?.hash || !isDifferent(result)) return;
    await frame.resize(task);
    const { hash } = await frame.render(task, { isChecked: false, hasFilmstrip: false });
    if (hash === result.hash) return;
    result.kind = 'failed';
    result.message =
      'it shows something else each time it mounts: does it read performance.now(), event.timeStamp or another clock?';
  }

  // All frames take from one queue.
  const queue = renderings(tasks).entries();
  async function work(frame: Frame) {
    let opened: string | undefined;
    for (const [place, group] of queue) {
      const ofGroup: Result[] = [];
      results[place] = ofGroup;
      for (const task of group) {
        if (!opened) {
          await frame.open(url, task);
          // The first story of a page loads Storybook's renderer, whose modules draw random numbers. So mount it twice.
          const { error } = await frame.render(task, { isChecked: false, hasFilmstrip: false });
          if (error) await frame.open(url, task);
        }
        if (task.remount !== opened) await frame.resize(task);
        opened = task.remount;
        const own = await run(frame, task);
        // Only for a story that was just mounted: its screenshot has to be the same when it mounts again.
        if (task === group[0] && isChecked) await findChance(frame, task, own.at(-1));
        ofGroup.push(...own);
        finished += 1;
        if (showsProgress) process.stdout.write(`\r${finished} of ${tasks.length}`);
        // Reload the frame, so that a failed story leaves nothing behind for the next one.
        if (own.some(({ kind }) => kind === 'failed')) opened = undefined;
      }
    }
  }

  await Promise.all(frames.map(work));
  // Clear the progress line.
  if (showsProgress) process.stdout.write('\r\x1b[K');
  return results.flat();
}
