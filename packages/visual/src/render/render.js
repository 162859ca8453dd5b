import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pictures } from '../settings.js';
import { renderings, screenshotName, stepOf } from '../choose/plan.js';

/** @typedef {import('../choose/plan.js').Task} Task */
/**
 * What a screenshot should be: the hash of its pixels, and a way to read its PNG if there is one.
 *
 * @typedef {{ hash?: string, png?: () => Buffer | undefined, caption?: string }} Expected
 */
/**
 * `cached` is the commit that earned a remembered verdict, `hash` is the hash of the rendered pixels, `expectedHash` that of the expected ones, `actual` and `expected` are the
 * paths of screenshots, `elements` describes what a screenshot shows that differs, and `violations` lists what axe and
 * the configuration's checks found in this mode, one sentence each.
 *
 * @typedef {Task & { kind: 'same' | 'changed' | 'new' | 'failed' | 'no screenshot' | 'not judged', cached?: string, message?: string, hash?: string, expectedHash?: string,
 *   caption?: string, actual?: string, expected?: string, share?: number, box?: object, regions?: import('../compare/regions.js').Box[],
 *   sizes?: object[], elements?: import('./elements.js').Element[], violations: string[] }} Result
 */

/** `npm test` sets the variable if its own output is a terminal. */
const showsProgress = process.stdout.isTTY || process.env.SHOW_PROGRESS;

/** Whether a new baseline would make the result pass. */
export const isDifferent = ({ kind }) => kind === 'changed' || kind === 'new';

/**
 * Runs the tasks and compares each screenshot with the expected one.
 *
 * @param {{ tasks: Task[], frames: object[], url: string, actualFolder: string, isChecked?: boolean,
 *   expectedOf?: (name: string) => Expected | undefined,
 *   signal?: AbortSignal }} options `signal` ends the run after the stories that are being rendered
 * @returns {Promise<Result[]>} in the order of the tasks; a task's steps come before the task itself
 */
export async function renderAll({
  tasks,
  frames,
  url,
  actualFolder,
  isChecked = false,
  expectedOf = () => undefined,
  signal,
}) {
  const results = [];
  let finished = 0;

  /** Compares a screenshot with the expected one. */
  async function judge(
    task,
    { error, violations = [], hasScreenshot = task.hasScreenshot, png, hash, elements },
  ) {
    if (error) return { ...task, kind: 'failed', message: error, violations };
    if (!hasScreenshot) return { ...task, hasScreenshot, kind: 'no screenshot', violations };
    pictures.keep(hash, png);
    const name = screenshotName(task);
    const expected = expectedOf(name);
    const isSame = expected?.hash === hash;
    if (isSame && expected.caption === task.caption) {
      return { ...task, kind: 'same', hash, violations };
    }
    const actual = resolve(actualFolder, `${name}.png`);
    await mkdir(dirname(actual), { recursive: true });
    await writeFile(actual, png);
    const found = { ...task, hash, expectedHash: expected?.hash, actual, elements, violations };
    if (!expected) return { ...found, kind: 'new', message: 'it has no baseline' };
    const message = isSame
      ? `its step “${expected.caption}” is now “${task.caption}”`
      : 'its pixels differ from the baseline';
    return { ...found, kind: 'changed', message };
  }

  /** Runs a task. Returns the results of its steps, then its own. */
  async function run(frame, task) {
    const baseline = (of) => expectedOf(screenshotName(of));
    const { steps = [], ...last } = await frame.render(task, {
      expected: task.hasScreenshot ? baseline(task) : undefined,
      isChecked,
      expectedStep: task.hasFilmstrip ? (step) => baseline(stepOf(task, step)) : undefined,
    });
    const judged = steps.map((step, i) => judge(stepOf(task, i + 1, step.caption), step));
    return Promise.all([...judged, judge(task, last)]);
  }

  // All frames take from one queue.
  const queue = renderings(tasks).entries();
  async function work(frame) {
    // Only the watch mode has frames that are still loaded from the run before.
    let opened = frame.isLoaded ? 'in the size of the last run' : undefined;
    for (const [place, group] of queue) {
      if (signal?.aborted) return;
      results[place] = [];
      for (const task of group) {
        if (!opened) await frame.open(url, task);
        else if (task.remount !== opened) await frame.resize(task);
        opened = task.remount;
        const own = await run(frame, task);
        results[place].push(...own);
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
