import axe from 'axe-core';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../render/browser.ts';
import type { Decisions } from './decisions.ts';
import { writeSample } from './sample.ts';

const folder = mkdtempSync(join(tmpdir(), 'review-'));
let browser: Browser;
/** A page with eleven screenshots that differ, and one without any. */
const urls = { some: '', none: '' };

beforeAll(async () => {
  const problems = ['Components/Button › Default, light: axe: color-contrast'];
  urls.some = await writeSample({ folder: join(folder, 'some'), problems });
  urls.none = await writeSample({ folder: join(folder, 'none'), problems, changed: 0 });
  browser = await chromium.launch(await launchOptions());
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** Opens a report in a browser of its own. Errors and requests that leave the folder fail the test. */
async function open({
  url = urls.some,
  ...options
}: BrowserContextOptions & { url?: string } = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(5_000);
  page.on('pageerror', (error) => expect.fail(error.message));
  page.on('request', (request) => expect(request.url()).toMatch(/^(file|data):/));
  await page.goto(url);
  return page;
}

const title = (page: Page) => page.locator('main h2').textContent();
const place = (page: Page) => page.locator('#place').textContent();
const status = (page: Page) => page.getByRole('status').last().textContent();
const view = (page: Page) => page.getByRole('radio', { checked: true }).getAttribute('value');
const zoom = (page: Page) => page.locator('#zoom').textContent();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('J and K move between screenshots and say where they are', async () => {
  const page = await open();
  expect([await title(page), await place(page)]).toEqual(['State 0, light', '1 of 11']);
  await page.keyboard.press('j');
  expect([await title(page), await place(page)]).toEqual(['State 0, dark', '2 of 11']);
  expect(await status(page)).toBe('2 of 11: Components/Button, State 0, dark, changed');
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  expect(await place(page)).toBe('1 of 11');
  await page.goBack();
  await expect.poll(() => place(page)).toBe('2 of 11');
});

test('keys do nothing in fields and with modifiers', async () => {
  const page = await open();
  await page.keyboard.press('Control+j');
  await page.keyboard.press('Alt+2');
  await page.getByLabel('Mode').focus();
  for (const key of ['j', 'a', '2', '?']) await page.keyboard.press(key);
  expect(await page.locator('#left').textContent()).toBe('11 left to review');
  expect(await view(page)).toBe('slider');
  expect(await page.getByRole('dialog').isVisible()).toBe(false);
});

test('one of the modes can be chosen, and the screenshot stays if it has that mode', async () => {
  const page = await open();
  await page.keyboard.press('j');
  await page.getByLabel('Mode').selectOption('dark');
  expect([await title(page), await place(page)]).toEqual(['State 0, dark', '1 of 4']);
});

test('1 to 4 choose the view', async () => {
  const page = await open();
  for (const [key, name] of Object.entries({
    2: 'side',
    3: 'blink',
    4: 'difference',
    1: 'slider',
  })) {
    await page.keyboard.press(key);
    expect(await view(page)).toBe(name);
    expect(await page.locator('#stage').getAttribute('data-view')).toBe(name);
  }
});

test('a link opens exactly this view', async () => {
  const page = await open();
  for (const key of ['j', '2', '+', '+', '+']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => status(page)).toBe('Link copied');
  const link = await copied(page);
  await expect.poll(() => page.url()).toBe(link);
  const other = await open({ url: link });
  expect([await title(other), await view(other)]).toEqual(['State 0, dark', 'side']);
  expect([await zoom(page), await zoom(other)]).toEqual(['150 %', '150 %']);
});

test('a link to a zoomed screenshot shows what changed there', async () => {
  const page = await open({ url: `${urls.some}#light/x?zoom=8` });
  const region = (await page.locator('.after .region').boundingBox())!;
  const viewport = (await page.locator('.viewport').boundingBox())!;
  expect(region.y).toBeGreaterThanOrEqual(viewport.y);
  expect(region.y).toBeLessThan(viewport.y + viewport.height);
});

test('both screenshots share zoom and scrolling, and single pixels are visible', async () => {
  const page = await open({ url: `${urls.some}#light/x?view=side&zoom=1` });
  const image = page.locator('.picture img');
  const rendering = () => image.first().evaluate((img) => getComputedStyle(img).imageRendering);
  expect(await rendering()).toBe('auto');
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('+');
  expect(await zoom(page)).toBe('300 %');
  const widths = await image.evaluateAll((all) =>
    all.map((img) => (img as HTMLElement).offsetWidth),
  );
  expect(widths).toEqual([1440, 1440]);
  expect(await rendering()).toBe('pixelated');

  const viewports = page.locator('.viewport');
  await viewports.first().evaluate((viewport) => viewport.scrollTo(120, 80));
  const scrolled = () =>
    viewports.nth(1).evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
  await expect.poll(scrolled).toEqual([120, 80]);

  const box = (await viewports.nth(1).boundingBox())!;
  await page.mouse.move(box.x + 200, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 150, box.y + 180);
  await page.mouse.up();
  expect(await scrolled()).toEqual([170, 100]);
  await page.keyboard.press('0');
  expect(await zoom(page)).not.toBe('300 %');
  await page.keyboard.press('-');
  expect(await zoom(page)).toBe('50 %');
});

test('Ctrl and the wheel, or a pinch, zoom at the pointer', async () => {
  const page = await open({ url: `${urls.some}#light/x?zoom=3` });
  const picture = page.locator('.after .picture');
  const at = { x: 600, y: 400 };
  /** The point of the screenshot below the pointer, as a share of its size. */
  const pointBelow = async () => {
    const { x, y, width, height } = (await picture.boundingBox())!;
    return [(at.x - x) / width, (at.y - y) / height].map((share) => share.toFixed(2));
  };
  const before = await pointBelow();
  await page.mouse.move(at.x, at.y);
  await page.keyboard.down('Control');
  for (let i = 0; i < 2; i += 1) await page.mouse.wheel(0, -50);
  await page.keyboard.up('Control');
  await expect.poll(() => zoom(page)).toBe('815 %');
  expect(await pointBelow()).toEqual(before);
});

test('the slider’s thumb is at the edge between both screenshots', async () => {
  const page = await open();
  const slider = page.getByRole('slider');
  for (const keys of [[], ['ArrowRight', 'ArrowRight'], ['Home'], ['End']]) {
    await slider.focus();
    for (const key of keys) await page.keyboard.press(key);
    const canvas = (await page.locator('.canvas').boundingBox())!;
    const [, cut] = /inset\([^ ]+ [^ ]+ [^ ]+ ([\d.]+)px\)/.exec(
      await page.locator('.after').evaluate((figure) => getComputedStyle(figure).clipPath),
    )!;
    expect(Number(cut)).toBeCloseTo((canvas.width * Number(await slider.inputValue())) / 100);
  }
  // Drag the thumb, whose middle is at the right edge now.
  const canvas = (await page.locator('.canvas').boundingBox())!;
  await page.mouse.move(canvas.x + canvas.width, canvas.y + 50);
  await page.mouse.down();
  await page.mouse.move(canvas.x + canvas.width / 2, canvas.y + 50);
  await page.mouse.up();
  expect(Number(await slider.inputValue())).toBe(50);
});

test('A marks a screenshot as right and goes on; the report remembers', async () => {
  const page = await open();
  await page.keyboard.press('a');
  expect(await place(page)).toBe('2 of 11');
  expect(await page.locator('#left').textContent()).toBe('10 left to review');
  expect(await status(page)).toBe('Right, 10 left. State 0, dark');
  await page.reload();
  const right = page.getByRole('link', { name: 'right' });
  expect(await right.allTextContents()).toEqual([expect.stringContaining('State 0, light')]);

  await page.keyboard.press('k');
  const button = page.getByRole('button', { name: 'Right' });
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  await button.click();
  expect(await page.locator('#left').textContent()).toBe('11 left to review');

  const keys = [...'aaaaaaaa', 'c', 'Enter', ...'aaa'];
  const said: unknown[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    said.push(await status(page));
  }
  expect(said).toContain('What failed cannot be right');
  expect(await page.locator('#left').textContent()).toBe('All reviewed');
  // A later report has the same screenshots, but one with other pixels.
  await page.addInitScript(() =>
    Object.defineProperty(window, 'review', {
      get: () => undefined,
      set: (review) => {
        review.changes[0].hash = 'other pixels';
        Object.defineProperty(window, 'review', { value: review });
      },
      configurable: true,
    }),
  );
  await page.reload();
  expect(await page.locator('#left').textContent()).toBe('1 left to review');
});

/** The decisions that the page exports. */
async function saved(page: Page): Promise<Decisions> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save decisions' }).click();
  return JSON.parse(readFileSync(await (await download).path(), 'utf8'));
}

test('a note and a point are kept, by keyboard alone', async () => {
  const page = await open();
  await page.keyboard.press('c');
  await page.keyboard.type('Jade, not blue');
  await page.keyboard.press('Escape');
  for (const key of ['p', 'ArrowRight', 'ArrowDown', 'Shift+ArrowUp'])
    await page.keyboard.press(key);
  expect(await page.locator('.after .point').getAttribute('aria-label')).toBe('Point at 128, 231');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  expect(await place(page)).toBe('2 of 11');
  await page.reload();
  await page.keyboard.press('k');
  expect(await page.getByLabel('Note').inputValue()).toBe('Jade, not blue');
  await page.keyboard.press('e');
  expect(await saved(page)).toEqual({
    version: 1,
    ...{ commit: 'abc123456', undecided: 10 },
    decisions: [
      {
        ...{ screenshot: 'light/components-button-state-0', verdict: 'needs change' },
        ...{ pixels: 'hash-0', note: 'Jade, not blue', point: { x: 128, y: 231 } },
      },
    ],
  });
  await page.keyboard.press('Escape');
  await page.locator('.point').focus();
  await page.keyboard.press('Delete');
  expect(await page.locator('.point').count()).toBe(0);
});

test('G decides on everything with the same cause, among the screenshots of the chosen mode', async () => {
  const page = await open();
  await page.getByLabel('Mode').selectOption('dark');
  await page.locator('#stage .viewport').first().focus();
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  expect(await status(page)).toBe('3 right, 8 left. Broken, dark');
  expect(await page.getByRole('checkbox').isVisible()).toBe(false);
});

test('a decision on a group leaves what is decided already, and says so; a single one can be changed', async () => {
  const page = await open();
  await page.keyboard.press('c');
  await page.keyboard.type('Too much padding');
  await page.keyboard.press('Enter');
  for (const key of ['g', 'a']) await page.keyboard.press(key);
  expect(await status(page)).toBe('8 right, 1 still needs a change, 2 left. New, light');
  await page.keyboard.press('e');
  const { decisions } = await saved(page);
  expect(decisions.filter(({ note }) => note)).toEqual([
    expect.objectContaining({ verdict: 'needs change', note: 'Too much padding' }),
  ]);
  expect(decisions.filter(({ verdict }) => verdict === 'right')).toHaveLength(8);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'needs change' }).click();
  await expect.poll(() => page.getByLabel('Note').inputValue()).toBe('Too much padding');
  await page.keyboard.press('a');
  await page.getByRole('link', { name: 'State 0, light' }).click();
  const right = page.getByRole('button', { name: 'Right' });
  await expect.poll(() => right.getAttribute('aria-pressed')).toBe('true');
  expect(await title(page)).toBe('State 0, light');
  expect(await page.getByLabel('Note').inputValue()).toBe('');
});

test('a note on a group is on what was decided together', async () => {
  const page = await open();
  await page.keyboard.press('c');
  await page.keyboard.type('Jade');
  await page.keyboard.press('Enter');
  for (const key of ['g', 'c']) await page.keyboard.press(key);
  expect(await status(page)).toBe('8 need change');
  await page.keyboard.type('Wide');
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  const { decisions } = await saved(page);
  expect(decisions.map(({ note }) => note)).toEqual(['Jade', ...Array(8).fill('Wide')]);
});

test('U takes the last decision back, also one on a group', async () => {
  const page = await open();
  for (const key of ['a', 'g', 'a', 'u']) await page.keyboard.press(key);
  expect(await page.locator('#left').textContent()).toBe('10 left to review');
  expect(await status(page)).toBe('Last decision undone');
  await page.keyboard.press('u');
  expect(await status(page)).toBe('Nothing to undo');
});

test('a note and a point need a decision, and the page says so', async () => {
  const page = await open();
  for (const key of ['p', 'n']) {
    await page.keyboard.press('j');
    await page.keyboard.press(key);
    expect(await status(page)).toBe('Decide first');
  }
  await page.keyboard.press('j');
  await page.locator('#stage').dblclick({ position: { x: 200, y: 200 } });
  expect(await status(page)).toBe('Decide first');
  expect(await page.locator('.point').count()).toBe(0);
});

test('decisions can be sent as a file, and those about other pixels are left out', async () => {
  const page = await open();
  for (const key of ['a', 'a', 'e']) await page.keyboard.press(key);
  const decisions = await saved(page);
  const load = async (other: Page, text: string) => {
    await other.keyboard.press('e');
    const buffer = Buffer.from(text);
    const file = { name: 'review.json', mimeType: 'application/json', buffer };
    await other.getByLabel('Decisions file').setInputFiles(file);
    const said = other.locator('#result-status');
    await expect.poll(() => said.textContent()).not.toBe('');
    const result = await said.textContent();
    await other.keyboard.press('Escape');
    return result;
  };
  const other = await open();
  expect(await load(other, '{"decisions": 1}')).toBe('review.json is not a decisions file');
  expect(await load(other, JSON.stringify(decisions))).toBe('2 loaded');
  expect(await other.locator('#left').textContent()).toBe('9 left to review');
  const changed = decisions.decisions.map((decision, i) => ({
    ...decision,
    pixels: `hash-${i * 9}`,
  }));
  const third = await open();
  expect(await load(third, JSON.stringify({ ...decisions, decisions: changed }))).toBe(
    '1 of 2 loaded; the others are about other pixels',
  );
});

test('? lists the keys, which do nothing while the list is open', async () => {
  const page = await open();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(await dialog.getByRole('row').allInnerTexts()).toContain('Next screenshot\tJ');
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(false);
  expect(await place(page)).toBe('1 of 11');
});

test('an element that changed is outlined on both screenshots while it is hovered or focused', async () => {
  const page = await open({ url: `${urls.some}#light/x?view=side&zoom=1` });
  const elements = page.getByRole('region', { name: '1 element changed' });
  expect(await elements.getByRole('button').textContent()).toMatch(/button\s+Save/);
  expect(await elements.getByRole('definition').textContent()).toMatch(
    /rgb\(62, 99, 221\) → rgb\(51, 88, 212\)/,
  );
  const outlines = page.locator('.element');
  const boxes = () =>
    outlines.evaluateAll((all) =>
      (all as HTMLElement[]).map(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => [
        ...[offsetLeft, offsetTop, offsetWidth, offsetHeight],
      ]),
    );
  await elements.getByRole('button').focus();
  expect(await boxes()).toEqual([
    [40, 200, 160, 48],
    [40, 200, 160, 48],
  ]);
  await page.locator('#copy-link').focus();
  expect(await outlines.count()).toBe(0);
  await elements.getByRole('button').hover();
  expect(await outlines.count()).toBe(2);
});

test('the comment says what was found and decided', async () => {
  const page = await open();
  for (const key of ['a', 'e']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Copy comment' }).click();
  await expect.poll(() => page.locator('#result-status').textContent()).toBe('Comment copied');
  const comment = await copied(page);
  expect(comment).toContain(
    '9 changed, 1 new, 1 failed in 2000 screenshots; 1 right, 10 undecided.',
  );
  expect(comment).toContain(
    '**Button** – 6 changed (light, dark, phone), and 3 screenshots containing it',
  );
});

test('a new and a failed screenshot have no views, and texts are not markup', async () => {
  const page = await open({ url: `${urls.some}#light/components-badge--new` });
  expect(await page.getByRole('radio', { disabled: true }).count()).toBe(4);
  expect(await page.getByRole('img').count()).toBe(1);
  await page.goto(`${urls.some}#dark/components-link--broken`);
  await expect.poll(() => page.locator('#stage').textContent()).toContain('throws: <b>no</b>');
});

test('the header counts verdicts and names the commit, and other failures are listed', async () => {
  const page = await open();
  const counts = await page
    .getByRole('list', { name: 'by verdict' })
    .getByRole('listitem')
    .allTextContents();
  expect(counts).toEqual(['9 changed', '1 new', '1 failed', 'of 2000 screenshots']);
  expect(await page.getByRole('banner').textContent()).toMatch(
    /wider-button.*abc123456\s+Widen the button/,
  );
  expect(await page.getByRole('navigation').textContent()).toContain('axe: color-contrast');
});

test('says that nothing differs, and what else failed', async () => {
  const page = await open({ url: urls.none });
  const main = page.getByRole('main');
  expect(await main.getByRole('heading').first().textContent()).toBe('No screenshot differs');
  expect(await main.textContent()).toContain('axe: color-contrast');
  expect(await page.getByRole('button').count()).toBe(0);
});

test('on a phone, decisions can be exported', async () => {
  const page = await open({ viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: 'Right' }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await saved(page)).decisions).toHaveLength(1);
});

test('on a phone, the list opens above the screenshot, and nothing scrolls sideways', async () => {
  const page = await open({ viewport: { width: 390, height: 844 } });
  const list = page.getByRole('navigation', { name: 'Screenshots' });
  expect(await list.isVisible()).toBe(false);
  for (const key of ['1', '2', '3', '4']) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await page.getByRole('button', { name: 'Screenshots' }).click();
  await list.getByRole('link', { name: 'State 1, light' }).click();
  expect(await list.isVisible()).toBe(false);
  await expect.poll(() => title(page)).toBe('State 1, light');
});

const navigations = {
  'a click on a link': () => document.querySelectorAll<HTMLElement>('#groups a')[3]!.click(),
  'another URL': () => (location.hash = '#light/components-button-state-1'),
};

test.each(Object.entries(navigations))(
  '%s is not lost if the hash is about to be updated',
  async (_, navigate) => {
    const page = await open();
    await page.evaluate(() => {
      let callback: (() => void) | undefined;
      Object.assign(window, { setTimeout: (run: () => void) => (callback = run) });
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '4', bubbles: true }));
      Object.assign(window, { runTimer: () => callback?.() });
    });
    // In one task, so that the timer runs out before `hashchange` is handled.
    await page.evaluate(`(${navigate})(); runTimer()`);
    await expect.poll(() => title(page)).toBe('State 1, light');
  },
);

const looks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  phone: { colorScheme: 'light', viewport: { width: 390, height: 844 } },
} as const;

test.each(Object.entries(looks))('axe finds nothing: %s', async (_, look) => {
  const violations = async (page: Page) => {
    await page.evaluate(axe.source);
    const found = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  };
  const page = await open(look);
  expect(await violations(page)).toEqual([]);
  for (const key of ['a', 'c', 'Escape', 'p', '2', '4', 'e', 'Escape', '?']) {
    await page.keyboard.press(key);
    expect(await violations(page)).toEqual([]);
  }
  expect(await violations(await open({ ...look, url: urls.none }))).toEqual([]);
});
