// Uses the review page like a reviewer.
import axe from 'axe-core';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../src/render/browser.ts';
import type { Change } from '../src/review/data.ts';
import { writePage } from '../src/review/writePage.ts';

const folder = mkdtempSync(join(tmpdir(), 'review-'));
const size = { width: 480, height: 1200 };
const box = { x: 40, y: 900, width: 160, height: 48 };
const urls = { some: '', none: '' };
let browser: Browser;

function change(component: string, mode: string, more: Partial<Change> = {}): Change {
  const title = `Components/${component}`;
  return {
    ...{ id: `${component.toLowerCase()}--default`, title, name: 'Default', mode, kind: 'changed' },
    ...{
      cause: 'Components/Button',
      message: '7680 of its pixels differ',
      hash: `${title} ${mode}`,
    },
    ...{ share: 0.013, box, regions: [box], sizes: [size, size], url: '?path=/story/a' },
    ...{ before: 'before.png', after: 'after.png' },
    ...more,
  };
}

beforeAll(async () => {
  const review = {
    ...{ total: 20, storybook: 'http://localhost:6006/' },
    commit: { branch: 'main', hash: 'abc123456', subject: 'Widen the button', hasChanges: false },
    problems: ['Components/Button › Default, light: axe: color-contrast'],
  };
  const changes = [
    ...['light', 'dark', 'phone'].map((mode) => change('Button', mode)),
    change('Pager', 'light'),
    change('Badge', 'light', { kind: 'new', cause: 'Components/Badge', before: undefined }),
    change('Link', 'dark', {
      ...{ kind: 'failed', cause: 'Components/Link', message: 'it throws: <b>no</b> client' },
      ...{ before: undefined, after: undefined, hash: undefined, sizes: undefined },
    }),
  ];
  const write = async (name: string, shown: Change[]) =>
    pathToFileURL(await writePage(join(folder, name), { ...review, changes: shown })).href;
  urls.some = await write('some', changes);
  urls.none = await write('none', []);
  for (const [name, fill] of Object.entries({ before: '#3e63dd', after: '#3358d4' }))
    await sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="1200">
        <rect width="100%" height="100%" fill="#fff"/>
        <rect x="40" y="900" width="160" height="48" fill="${fill}"/></svg>`),
    )
      .png()
      .toFile(join(folder, 'some', `${name}.png`));
  browser = await chromium.launch(await launchOptions());
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** Opens a report. Errors, and requests that leave the folder, fail the test. */
async function open(options: BrowserContextOptions = {}, url = urls.some) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 650 }, ...options });
  const page = await context.newPage();
  page.on('pageerror', (error) => expect.fail(error.message));
  page.on('request', (request) => expect(request.url()).toMatch(/^(file|data|blob):/));
  await page.goto(url);
  return page;
}

const shown = (page: Page) => page.locator('main h2, main .title p:first-child').allTextContents();
const left = (page: Page) => page.getByRole('status').textContent();

test('decisions by keyboard, on one screenshot or all with the same cause, survive a reload and are saved', async () => {
  const page = await open();
  await expect.poll(() => shown(page)).toEqual(['Components/Button', 'Default, light']);
  await page.keyboard.press('a');
  await expect.poll(() => shown(page)).toEqual(['Components/Button', 'Default, dark']);
  await page.keyboard.press('c');
  await page.keyboard.type('Too wide, aj');
  await page.keyboard.press('Enter');
  expect(await left(page)).toBe('4 left to review');
  await expect.poll(() => shown(page)).toEqual(['Components/Button', 'Default, phone']);
  await page.getByLabel('All 2 undecided of Button').check();
  await page.keyboard.press('a');
  await expect.poll(() => shown(page)).toEqual(['Components/Badge', 'Default, light']);
  await page.getByRole('link', { name: 'Default, dark failed' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Right' }).isDisabled()).toBe(true);
  expect(await page.locator('main').textContent()).toContain('it throws: <b>no</b> client');

  await page.reload();
  expect(await left(page)).toBe('2 left to review');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save decisions' }).click();
  const saved = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
  expect(saved).toMatchObject({ version: 1, commit: 'abc123456', undecided: 2 });
  const verdicts = saved.decisions.map(({ verdict, note }: { verdict: string; note?: string }) =>
    [verdict, note].filter(Boolean).join(': '),
  );
  expect(verdicts).toEqual(['right', 'needs change: Too wide, aj', 'right', 'right']);
  expect(saved.decisions[1].pixels).toBe('Components/Button dark');
});

test('a thumbnail shows what changed', async () => {
  const page = await open();
  const image = page.locator('nav img').first();
  expect(await image.evaluate((img) => [img.clientWidth, getComputedStyle(img).translate])).toEqual(
    [...[240, '-12px -442px']],
  );
});

test('four views and zoom show what changed; a link opens the same screenshot', async () => {
  const page = await open({}, `${urls.some}#light/pager--default`);
  await expect
    .poll(() => shown(page))
    .toEqual(['Components/Pager, which contains Button', 'Default, light']);
  const stage = page.getByRole('region', { name: 'Before and after' });
  for (const [key, name] of Object.entries({ 2: 'Side by side', 3: 'Blink', 4: 'Difference' })) {
    await page.keyboard.press(key);
    expect(await stage.getAttribute('data-view')).toBe(name);
  }
  await page.keyboard.press('2');
  await page.getByRole('button', { name: '400 %' }).click();
  const widths = await page
    .locator('.picture img')
    .evaluateAll((all) => all.map((image) => image.clientWidth));
  expect(widths).toEqual([1920, 1920]);
  const [first, second] = await page.locator('.pane').all();
  // Scrolling to the change fires events in the next frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await first!.evaluate((pane) => void (pane.scrollTop = 3000));
  await expect.poll(() => second!.evaluate((pane) => pane.scrollTop)).toBe(3000);
  await page.goBack();
  await page.goForward();
  expect(await stage.locator('.region').first().isVisible()).toBe(true);
});

test.each([
  ['1366 × 650, light', { viewport: { width: 1366, height: 650 } }],
  ['390 px, dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const }],
])('has no violations and does not scroll sideways: %s', async (_, options) => {
  for (const url of [urls.some, urls.none]) {
    const page = await open(options, url);
    if (url === urls.some) await page.keyboard.press('c');
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate<axe.AxeResults>('axe.run()');
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    const [scroll, client] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(scroll).toBe(client);
  }
});
