import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { compare, decode, encode } from './pixels.js';
import { frameOf, hasFilmstrip, screenshotName, renderings, stepOf } from './plan.js';

/** @typedef {import('./plan.js').Task} Task */
/**
 * `hash` is the hash of the rendered pixels, `actual` and `expected` are the paths of screenshots, and `violations`
 * lists axe's violations and unexpected spoken phrases in this mode, one sentence each.
 *
 * @typedef {Task & { kind: 'same' | 'changed' | 'new' | 'failed' | 'no screenshot', message?: string, hash?: string,
 *   caption?: string, actual?: string, expected?: string, share?: number, box?: object, sizes?: object[], violations: string[] }} Result
 */

const percent = (share) => `${(share * 100).toPrecision(2)} %`;

/** @param {ReturnType<typeof compare>} difference */
function describe({ count, share, box, sizes: [before, after] }) {
  const isResized = before.width !== after.width || before.height !== after.height;
  const size = isResized
    ? `size ${before.width} × ${before.height} is now ${after.width} × ${after.height}; `
    : '';
  const area = `${box.width} × ${box.height} at ${box.x}, ${box.y}`;
  return `${size}${count} of its pixels differ (${percent(share)}), within ${area}`;
}

function showProgress(rendered, total) {
  if (!process.stdout.isTTY) return;
  process.stdout.write(`\r${rendered} of ${total}${rendered === total ? '\r\x1b[K' : ''}`);
}

/** Writes the screenshot to `actual`, and describes how it differs from the expected one. */
async function difference({ pixels, hash }, expected, actual) {
  await mkdir(dirname(actual), { recursive: true });
  await writeFile(actual, await encode(pixels, 0));
  if (!expected) {
    return {
      kind: 'new',
      message: 'it has no baseline or earlier screenshot to compare with',
      hash,
      actual,
    };
  }
  const before = existsSync(expected.file) && (await decode(await readFile(expected.file)));
  if (!before) {
    const message = expected.problem ?? `the screenshot to compare it with is damaged`;
    return { kind: 'changed', message, hash, actual };
  }
  const comparison = compare(before, pixels);
  const { share, box, sizes } = comparison;
  const message = expected.problem ?? describe(comparison);
  return { kind: 'changed', message, hash, actual, expected: expected.file, share, box, sizes };
}

/**
 * Runs the tasks and compares each screenshot with the expected one.
 *
 * @param {{ tasks: Task[], frames: object[], url: string, actualFolder: string, axe?: (task: Task) => 'all' | 'visual' | 'enhanced' | false,
 *   expectedOf: (name: string) => { hash?: string, file: string, caption?: string, problem?: string } | undefined }} options
 * @returns {Promise<Result[]>} in the order of the tasks, each after those of its steps
 */
export async function renderAll({
  tasks,
  frames,
  url,
  actualFolder,
  axe = () => false,
  expectedOf,
}) {
  const groups = renderings(tasks);
  const results = [];
  let next = 0;
  let rendered = 0;

  /** Compares a screenshot with the expected one. */
  async function judge(task, shown) {
    const name = screenshotName(task);
    const { error, violations = [] } = shown;
    if (error) return { ...task, kind: 'failed', message: error, violations };
    if (!task.hasScreenshot) return { ...task, kind: 'no screenshot', violations };
    const expected = expectedOf(name);
    const isRenamed = expected && expected.caption !== task.caption;
    if (expected?.hash === shown.hash && !isRenamed) {
      return { ...task, kind: 'same', hash: shown.hash, violations };
    }
    const found = await difference(shown, expected, resolve(actualFolder, name));
    if (expected?.hash === shown.hash) {
      found.message = `its step “${expected.caption}” is now “${task.caption}”`;
    }
    return { ...task, ...found, violations };
  }

  /** Runs a task. Returns the results of its steps, then its own. */
  async function renderOne(frame, task) {
    const expected = task.hasScreenshot ? expectedOf(screenshotName(task)) : undefined;
    const shown = await frame.render(task, {
      expected: expected?.hash,
      axe: axe(task),
      expectedStep: hasFilmstrip(task)
        ? (step) => expectedOf(screenshotName(stepOf(task, step)))?.hash
        : undefined,
    });
    const { steps = [], ...last } = shown;
    const judged = [];
    for (const [index, step] of steps.entries()) {
      judged.push(await judge(stepOf(task, index + 1, step.caption), step));
    }
    return [...judged, await judge(task, last)];
  }

  async function lane(frame) {
    let opened;
    while (next < groups.length) {
      const place = next;
      next += 1;
      results[place] = [];
      for (const task of groups[place]) {
        if (!opened) await frame.open(url, task);
        else if (frameOf(task) !== opened) await frame.resize(task);
        opened = frameOf(task);
        const justRendered = await renderOne(frame, task);
        results[place].push(...justRendered);
        rendered += 1;
        showProgress(rendered, tasks.length);
        // Reload the frame, so that a failed story leaves nothing behind for the next one.
        if (justRendered.some(({ kind }) => kind === 'failed')) opened = undefined;
      }
    }
  }

  await Promise.all(frames.map(lane));
  return results.flat();
}
