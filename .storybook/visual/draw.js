import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, relative, resolve } from 'node:path';
import sirv from 'sirv';
import { openFrame } from './frame.js';
import { comparePictures, readStories } from './inPage.js';
import { hashOf, readCapture } from './png.js';
import { pictureName } from './plan.js';
import { lanes, root } from './settings.js';

/** @typedef {import('./plan.js').Task} Task */
/** @typedef {Task & { kind: 'same' | 'changed' | 'new' | 'failed', message?: string, actual?: string, expected?: string, difference?: string }} Result */

/** Serves a built Storybook on a free port. */
async function serve(folder) {
  const files = sirv(folder, { etag: true });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.statusCode = 404;
      response.end();
    }),
  );
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${server.address().port}`, stop };
}

/** Pictures in the folder that no story draws any more. */
export async function orphans(folder, tasks) {
  if (!existsSync(folder)) return [];
  const wanted = new Set(tasks.map(pictureName));
  const files = await readdir(folder, { recursive: true });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.png') && !wanted.has(file))
    .sort();
}

const percent = (share) => `${(share * 100).toPrecision(2)} %`;

function describe({ count, share, box, sizes: [w0, h0, w1, h1] }) {
  const size = w0 === w1 && h0 === h1 ? '' : `size ${w0} × ${h0} is now ${w1} × ${h1}; `;
  const area = `${box.width} × ${box.height} at ${box.x}, ${box.y}`;
  return `${size}${count} of its pixels differ (${percent(share)}), within ${area}`;
}

/**
 * Draws the tasks and compares each picture with the one of the same name in `expectedFolder`.
 *
 * @param {{ tasks: Task[], frames: object[], expectedFolder: string, actualFolder: string, onResult?: (result: Result) => void }} options
 * @returns {Promise<Result[]>}
 */
export async function drawAll({ tasks, frames, expectedFolder, actualFolder, onResult }) {
  const results = [];
  let next = 0;

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
      share: comparison.share,
      difference: relative(root, difference),
    };
  }

  async function lane(frame) {
    const blank = await frame.browser.newPage();
    let mode;
    for (;;) {
      const task = tasks[next];
      if (!task) break;
      next += 1;
      if (task.mode !== mode) {
        await frame.open(task);
        mode = task.mode;
      }
      const result = await drawOne(frame, task, blank);
      results.push(result);
      onResult?.(result);
      // Whatever a failing story left behind goes with its frame.
      if (result.kind === 'failed') mode = undefined;
    }
    await blank.close();
  }

  await Promise.all(frames.map(lane));
  return results.sort(
    (a, b) =>
      tasks.findIndex((t) => t.id === a.id && t.mode === a.mode) -
      tasks.findIndex((t) => t.id === b.id && t.mode === b.mode),
  );
}

/** Opens the browsers and reads the stories: all that is needed before the first picture. */
export async function prepare(folder) {
  const server = await serve(folder);
  const frames = [];
  const close = async () => {
    await Promise.all(frames.map(({ browser }) => browser.close()));
    server.stop();
  };
  try {
    for (let i = 0; i < lanes; i += 1) frames.push(await openFrame(server.address));
    const [first] = frames;
    await first.open({ theme: 'light', width: 1280, height: 800 });
    const stories = await first.page.evaluate(readStories);
    return { frames, stories, version: first.browser.version(), close };
  } catch (error) {
    await close();
    throw error;
  }
}
