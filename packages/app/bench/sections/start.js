import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { round } from '../lib/stats.js';

export const title = 'Start of the work';
export const measures =
  'Seconds from `npm start` until a story, and the first heading of the app, can be used in a browser: with empty caches as after `npm ci`, and again. The reference is Vite alone, with a page of one heading.';

const caches = ['node_modules/.vite', 'node_modules/.cache/storybook'];
const story = {
  url: 'http://localhost:6006/iframe.html?id=components-button--default&viewMode=story',
  seen: '#storybook-root button',
};
const app = { url: 'http://localhost:5173/dashboard', seen: 'h1' };
const heading = { url: 'http://localhost:5199/?page=heading', seen: 'h1' };
const viteAlone = ['npx', 'vite', 'packages/app/bench/pages', '--port', '5199', '--strictPort'];

export async function run({ root, launch }) {
  const browser = await launch();
  const rows = [];
  for (const visit of ['first', 'again']) {
    if (visit === 'first')
      for (const cache of caches) rmSync(resolve(root, cache), { recursive: true, force: true });
    const [toStory, toApp] = await startAndOpen(browser, root, ['npm', 'start'], [story, app]);
    const [reference] = await startAndOpen(browser, root, viteAlone, [heading]);
    rows.push({ visit, story: toStory, app: toApp, 'Vite alone': reference });
  }
  await browser.close();
  return { rows };
}

/** Starts servers, opens pages of theirs side by side, and stops the servers. Returns seconds, one for each page. */
async function startAndOpen(browser, cwd, words, pages) {
  const [command, ...args] = words;
  const start = performance.now();
  // A group of its own: the servers are children of children.
  const servers = spawn(command, args, { cwd, detached: true, stdio: 'ignore' });
  try {
    return await Promise.all(
      pages.map(async ({ url, seen }) => {
        const page = await browser.newPage();
        while (!(await isThere(page, url))) await wait(50);
        await page.locator(seen).first().waitFor({ timeout: 120_000 });
        const seconds = round((performance.now() - start) / 1000);
        await page.close();
        return seconds;
      }),
    );
  } finally {
    process.kill(-servers.pid);
    await once(servers, 'close');
  }
}

/** Whether a server listens, and sends the page. */
const isThere = (page, url) =>
  page.goto(url, { waitUntil: 'commit' }).then(
    (response) => response.ok(),
    () => false,
  );
