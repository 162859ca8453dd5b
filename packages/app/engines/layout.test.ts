import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveStatic } from '../scripts/serve.js';
import { chromium } from './chromium';
import type { Driver } from './driver';
import { compareLayouts, readLayout } from './layout';
import type { TextBox } from './layout';
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
  // Times typing in 10,000 rows; the long list shows the same.
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

/** The story has rendered and played, and the page in the viewer is there. */
const isReady = `
  const phase = window.__STORYBOOK_PREVIEW__?.currentRender?.phase;
  const isLoading = document.body.innerText.includes('Loading…');
  return ['played', 'completing', 'completed', 'afterEach', 'finished'].includes(phase) && !isLoading;`;

async function layoutOf(driver: Driver, id: string): Promise<TextBox[]> {
  const { port } = server.address() as AddressInfo;
  await driver.open(`http://127.0.0.1:${port}/iframe.html?id=${id}&viewMode=story`);
  await expect.poll(() => driver.run(isReady), { timeout: 15_000 }).toBe(true);
  let last: TextBox[] = [];
  // Fonts take a moment: the layout is final when two readings agree.
  await expect
    .poll(
      async () => {
        const before = last;
        last = await driver.run<TextBox[]>(readLayout);
        return last.length > 0 && JSON.stringify(last) === JSON.stringify(before);
      },
      { timeout: 15_000, interval: 100 },
    )
    .toBe(true);
  return last;
}

test('there are screens to compare', () => {
  expect(screens.length).toBeGreaterThan(30);
});

test.skipIf(missing).each(screens)(
  '%s has the same layout in WebKit as in Chromium',
  async (id) => {
    const [ours, theirs] = await Promise.all(drivers.map((driver) => layoutOf(driver, id)));
    expect(compareLayouts(ours!, theirs!)).toEqual([]);
  },
);

test.runIf(missing && process.env.CI)('WebKit is installed', () => {
  expect.fail(missing);
});

test('an element that moved, and one that wraps differently, are reported', () => {
  const box = { text: 'Needs Review', x: 10, y: 10, lines: 1 };
  expect(compareLayouts([box], [{ ...box, x: 13 }])).toEqual([]);
  expect(compareLayouts([box], [{ ...box, y: 15 }])).toEqual(['"Needs Review" is 0, 5 px off']);
  expect(compareLayouts([box], [{ ...box, lines: 2 }])).toEqual([
    '"Needs Review" has 2 lines instead of 1',
  ]);
  expect(compareLayouts([box], [])).toEqual(['"Needs Review" is missing']);
  const below = { ...box, text: 'Below', y: 40 };
  expect(
    compareLayouts(
      [box, below],
      [
        { ...box, y: 16 },
        { ...below, y: 46 },
      ],
    ),
  ).toEqual(['"Needs Review" is 0, 6 px off']);
});
