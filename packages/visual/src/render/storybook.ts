import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { relative, resolve } from 'node:path';
import sirv from 'sirv';
import { readStories } from './inPage.ts';
import { readJson } from '../readJson.ts';
import type { Story } from '../index.ts';
import type { Frame } from './frame.ts';
import { UserError } from '../userError.ts';
import { config, root } from '../settings.ts';

/** Serves a built Storybook on a free port until the process ends. */
async function serve(folder: string) {
  const server = createServer(sirv(folder, { etag: true })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** Serves a built Storybook and reads its stories. */
export async function openStorybook(
  folder: string,
  frame: Frame,
): Promise<{ url: string; stories: Story[] }> {
  if (!existsSync(resolve(folder, 'iframe.html'))) {
    throw new UserError(
      `There is no built Storybook in ${relative(root, folder)}: build it, or leave out --no-build.`,
    );
  }
  readJson(resolve(folder, 'index.json'), 'build the Storybook again');
  const url = await serve(folder);
  await frame.open(url, { width: 1280, height: 800 });
  return { url, stories: await frame.page.evaluate(readStories, config.parameters ?? []) };
}
