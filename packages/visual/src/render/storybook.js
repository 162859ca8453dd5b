import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { relative, resolve } from 'node:path';
import sirv from 'sirv';
import { readStories } from './inPage.js';
import { UserError } from '../userError.js';
import { root } from '../settings.js';

/**
 * Builds the Storybook of the checkout in `cwd`, by default this one, with its module graph (`preview-stats.json`).
 *
 * @param {string} folder
 * @param {{ args?: string[], cwd?: string, env?: NodeJS.ProcessEnv }} options
 */
export function buildStorybook(folder, { args = [], cwd = root, env = process.env } = {}) {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['storybook', 'build', '--quiet', '--stats-json', ...args, '-o', folder],
    // Vite, which settings.js uses, sets NODE_ENV to `development`.
    { cwd, env: { ...env, NODE_ENV: 'production' }, encoding: 'utf8' },
  );
  if (status !== 0) throw new UserError(`The Storybook does not build:\n${stdout}${stderr}`);
}

/** Serves a built Storybook on a free port until the process ends. */
async function serve(folder) {
  const server = createServer(sirv(folder, { etag: true })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return `http://127.0.0.1:${port}`;
}

/** Serves a built Storybook and reads its stories. */
export async function openStorybook(folder, frame) {
  if (!existsSync(resolve(folder, 'iframe.html'))) {
    throw new UserError(
      `There is no built Storybook in ${relative(root, folder)}: npm run build:storybook`,
    );
  }
  const url = await serve(folder);
  await frame.open(url, { width: 1280, height: 800 });
  return { url, stories: await frame.page.evaluate(readStories) };
}
