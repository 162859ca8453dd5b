import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { comparePictures } from './inPage.js';
import { hashOf, readCapture } from './png.js';
import { pictureName } from './plan.js';
import { root } from './settings.js';

/** @typedef {import('./plan.js').Task} Task */
/** @typedef {Task & { kind: 'same' | 'changed' | 'new' | 'failed', message?: string, actual?: string, expected?: string, difference?: string }} Result */

const percent = (share) => `${(share * 100).toPrecision(2)} %`;

function describe({ count, share, box, sizes: [w0, h0, w1, h1] }) {
  const size = w0 === w1 && h0 === h1 ? '' : `size ${w0} × ${h0} is now ${w1} × ${h1}; `;
  const area = `${box.width} × ${box.height} at ${box.x}, ${box.y}`;
  return `${size}${count} of its pixels differ (${percent(share)}), within ${area}`;
}

function showProgress(drawn, total) {
  if (!process.stdout.isTTY) return;
  process.stdout.write(`\r${drawn} of ${total}${drawn === total ? '\r\x1b[K' : ''}`);
}

/**
 * Draws the tasks and compares each picture with the one of the same name in `expectedFolder`.
 *
 * @param {{ tasks: Task[], frames: object[], address: string, expectedFolder: string, actualFolder: string }} options
 * @returns {Promise<Result[]>} in the order of the tasks
 */
export async function drawAll({ tasks, frames, address, expectedFolder, actualFolder }) {
  const results = [];
  let next = 0;
  let drawn = 0;

  async function drawOne(frame, task, blank) {
    const name = pictureName(task);
    const expectedFile = resolve(expectedFolder, name);
    const expected = existsSync(expectedFile) ? await readFile(expectedFile) : undefined;
    const baseline = expected && readCapture(expected);
    const isExpected = (picture) => baseline?.hash === hashOf(picture);

    const { picture, error } = await frame.draw(task, isExpected);
    if (error) return { ...task, kind: 'failed', message: error };
    if (isExpected(picture)) return { ...task, kind: 'same' };

    const actualFile = resolve(actualFolder, name);
    await mkdir(dirname(actualFile), { recursive: true });
    await writeFile(actualFile, picture);
    const actual = relative(root, actualFile);
    if (!expected) {
      return { ...task, kind: 'new', message: 'there is no picture to compare it with', actual };
    }
    const paths = { actual, expected: relative(root, expectedFile) };
    if (!baseline) {
      const message = `its baseline ${paths.expected} is damaged`;
      return { ...task, kind: 'changed', message, actual };
    }
    const allowed = (task.chromatic.diffThreshold ?? 0) * 255;
    const comparison = await blank.evaluate(comparePictures, {
      expected: expected.toString('base64'),
      actual: picture.toString('base64'),
      tolerance: Math.max(baseline.error, allowed),
    });
    if (comparison.count === 0) {
      if (allowed > 0) return { ...task, kind: 'same' };
      const message = `shades of it differ, by ${baseline.error} of 255 at the most`;
      return { ...task, ...paths, kind: 'changed', message };
    }
    const difference = actualFile.replace(/\.png$/, '.difference.png');
    await writeFile(difference, Buffer.from(comparison.picture, 'base64'));
    return {
      ...task,
      ...paths,
      kind: 'changed',
      message: describe(comparison),
      difference: relative(root, difference),
    };
  }

  async function lane(frame) {
    const blank = await frame.browser.newPage();
    let mode;
    for (;;) {
      const place = next;
      const task = tasks[place];
      if (!task) break;
      next += 1;
      if (task.mode !== mode) {
        await frame.open(address, task);
        mode = task.mode;
      }
      const result = await drawOne(frame, task, blank);
      results[place] = result;
      drawn += 1;
      showProgress(drawn, tasks.length);
      // Whatever a failing story left behind goes with its frame.
      if (result.kind === 'failed') mode = undefined;
    }
    await blank.close();
  }

  await Promise.all(frames.map(lane));
  return results;
}
