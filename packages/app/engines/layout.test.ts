import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPhase } from '../e2e/storybookPreview';
import { serveStatic } from '../scripts/serve.ts';
import { chromium } from './chromium';
import type { Driver } from './driver';
import { compareLayouts, readLayout } from './layout';
import type { Box } from './layout';
import { webkit } from './webkit';

const storybook = resolve(import.meta.dirname, '../../../dist/storybook');
const index = resolve(storybook, 'index.json');
if (!existsSync(index)) throw new Error('There is no built Storybook: run `npm run build` first.');

const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
  entries: Record<string, { id: string; type: string; title: string }>;
};
const screens = Object.values(entries)
  .filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'))
  .map(({ id }) => id)
  // Excluded: it measures typing, and renders the same screen as the other stories, twice.
  .filter((id) => id !== 'screens-clients--typing-time');

const missing = webkit.missing();

let server: Server;
let drivers: Driver[] = [];
beforeAll(async () => {
  if (missing) return;
  server = serveStatic(storybook);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  drivers = await Promise.all(
    [chromium, webkit].map((engine) => engine.launch({ colorScheme: 'light' })),
  );
});
afterAll(async () => {
  await Promise.all(drivers.map((driver) => driver.close()));
  server?.close();
});

/** Whether the story has rendered and played, and the viewer's page has loaded. */
const isReady = `
  const phase = ${renderPhase};
  const isLoading = document.body.innerText.includes('Loading…');
  return ['played', 'completing', 'completed', 'afterEach', 'finished'].includes(phase) && !isLoading;`;

async function openStory(driver: Driver, id: string) {
  const { port } = server.address() as AddressInfo;
  await driver.open(`http://127.0.0.1:${port}/iframe.html?id=${id}&viewMode=story`);
  await expect.poll(() => driver.run(isReady), { timeout: 15_000 }).toBe(true);
}

const readLayouts = () =>
  Promise.all(drivers.map((driver) => driver.run<Box[]>(readLayout))) as Promise<[Box[], Box[]]>;

test('there are screens to compare', () => {
  expect(screens.length).toBeGreaterThan(30);
});

test.skipIf(missing).each(screens)(
  '%s has the same layout in WebKit as in Chromium',
  async (id) => {
    await Promise.all(drivers.map((driver) => openStory(driver, id)));
    // Retry, because fonts and deferred renders take a moment. Only differences that persist count.
    await expect
      .poll(async () => compareLayouts(...(await readLayouts())), {
        timeout: 15_000,
        interval: 300,
      })
      .toEqual([]);
  },
);

test.runIf(missing && process.env.CI)('WebKit is installed', () => {
  expect.fail(missing);
});

test('a moved element, another number of lines and a missing element are reported', () => {
  const box = { name: 'Needs Review', x: 10, y: 10, lines: 1 };
  expect(compareLayouts([box], [{ ...box, x: 14 }])).toEqual([]);
  expect(compareLayouts([box], [{ ...box, y: 15 }])).toEqual(['"Needs Review" is 0, 5 px off']);
  expect(compareLayouts([box], [{ ...box, lines: 2 }])).toEqual([
    '"Needs Review" has 2 lines instead of 1',
  ]);
  expect(compareLayouts([box], [])).toEqual(['"Needs Review" is missing']);
});

test.skipIf(missing)('reports a 6 px shift and a wrapped line in WebKit alone', async () => {
  const page = `data:text/html,<p>First line</p><p id=a>Moved</p><p id=b>Some words more</p>`;
  await Promise.all(drivers.map((driver) => driver.open(page)));
  expect(compareLayouts(...(await readLayouts()))).toEqual([]);
  await drivers.at(-1)?.run(
    `document.getElementById('a').style.paddingInlineStart = '6px';
     document.getElementById('b').style.inlineSize = '4em';`,
  );
  expect(compareLayouts(...(await readLayouts()))).toEqual([
    '"Moved" is 6, 0 px off',
    '"Some words more" has 3 lines instead of 1',
  ]);
});
