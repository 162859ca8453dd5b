import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { relative, resolve } from 'node:path';
import sirv from 'sirv';
import { readStories } from './inPage.js';
import { UserError } from '../userError.js';
import { config, root } from '../settings.js';

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
  return { url, stories: await frame.page.evaluate(readStories, config.parameters ?? []) };
}
