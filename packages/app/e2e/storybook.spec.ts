import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { isText } from '../bench/lib/compress.ts';
import { pictureFiles, renderPictures } from '../scripts/productPicture.ts';
import { shortcuts } from '../../ui/src/patterns/shortcuts';
import { daily } from './daily';
import { defined, every } from './defined';
import { missingInternals } from './storybookPreview';

const dist = resolve(import.meta.dirname, '../../../dist');

/** The transfer size of a file on GitHub Pages, which compresses text with gzip. */
function transferSize(pathname: string) {
  const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  const content = readFileSync(resolve(dist, `.${name}`));
  return isText(name) ? gzipSync(content).length : content.length;
}

/** Collects CSP violations, uncaught errors, and requests that fail or leave the site. */
function collectProblems(page: Page, baseURL: string) {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^http/.test(protocol) && origin !== baseURL) problems.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(response.url());
  });
  return problems;
}

test('Storybook opens without a trailing slash in its URL, even on a host that does not redirect', async ({
  page,
}) => {
  await page.goto('/storybook');
  await expect(page).toHaveURL(/\/storybook\/(\?|$)/);
  await expect(page.getByRole('img', { name: 'Patunay' })).toBeVisible();
});

test('the deployed Storybook works under its CSP, requests only its own files, and at most 1.65 MB for its first page', async ({
  page,
  baseURL,
}) => {
  const problems = collectProblems(page, defined(baseURL));
  const loaded = new Set<string>();
  page.on('requestfinished', (request) => loaded.add(new URL(request.url()).pathname));
  const preview = page.frameLocator('#storybook-preview-iframe');

  await test.step('the front page, with the logo', async () => {
    const response = await page.goto('/storybook/');
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
    const brand = page.getByRole('img', { name: 'Patunay' });
    await expect(brand).toHaveJSProperty('complete', true);
    expect(await brand.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  });

  // 1.49 MB without its pictures; six screens in a row and the next rows are above the fold.
  await test.step('its size, without the images below the fold', async () => {
    // Not `networkidle`, which Playwright discourages: wait until no file has loaded for half a second.
    let last = -1;
    const isQuiet = () => {
      const isSame = loaded.size === last;
      last = loaded.size;
      return isSame;
    };
    await expect.poll(isQuiet, { intervals: [500] }).toBe(true);
    const below = await preview
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images
          .filter((image) => image.getBoundingClientRect().top > innerHeight)
          .map(({ src }) => new URL(src).pathname),
      );
    const needed = [...loaded].filter((path) => !below.includes(path));
    expect(needed.length).toBeGreaterThan(50);
    const bytes = needed.reduce((sum, path) => sum + transferSize(path), 0);
    expect(bytes).toBeLessThanOrEqual(1_650_000);
  });

  await test.step('the gallery finds a component by its name in other libraries', async () => {
    await preview.getByRole('searchbox', { name: 'Search the gallery' }).fill('modal');
    await expect(preview.getByText(/^\d+ match/)).toBeVisible();
    const results = preview.getByRole('region', { name: 'Results' });
    await results.getByRole('link', { name: /^Dialog/ }).click();
    await expect(page).toHaveURL(/path=\/docs\/components-dialog--docs/);
  });

  await test.step('the specification leads to the app', async () => {
    await page.goto('/storybook/?path=/docs/guides-specification--docs');
    const popup = page.waitForEvent('popup');
    await preview.getByRole('link', { name: 'app' }).nth(1).click();
    await expect(await popup).toHaveURL('/dashboard');
    await (await popup).close();
  });

  const dialog = preview.getByRole('dialog');
  await test.step('a link to a story in the dark theme', async () => {
    await page.goto('/storybook/?path=/story/components-dialog--default&globals=theme:dark');
    await expect(dialog).toBeVisible();
    await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('a prop that takes elements offers named examples', async () => {
    const panel = page.getByRole('tabpanel', { name: 'Controls' });
    const footer = panel.getByLabel('footer');
    await expect(footer).toHaveValue('Cancel, Confirm');
    await footer.selectOption('Reject');
    await expect(dialog.getByRole('button')).toHaveText(['Reject Document', '']);
    await footer.selectOption('None');
    await expect(dialog.getByRole('button')).toHaveText(['']);
  });

  expect(problems).toEqual([]);
});

/** Properties that depend on the available width or on the toolbar's theme rather than on the stylesheet. */
const unrelated =
  /^(--.+|color-scheme|width|height|inline-size|block-size|perspective-origin|transform-origin|grid-template-.+)$/;

/** The computed styles of the first table that has a badge, of some of its parts, and of the badge. */
const stylesOf = (page: Page) =>
  page
    .locator('table:has([data-tone])')
    .first()
    .evaluate((table, pattern) => {
      const parts = ['th', 'tbody tr:nth-child(2)', 'td', 'tbody a', '[data-tone]'];
      const elements = [table, ...parts.map((part) => table.querySelector(part))];
      return elements.map((element) => {
        if (!element) throw new Error('The table lacks a part.');
        const style = getComputedStyle(element);
        const names = [...style].filter((name) => !new RegExp(pattern).test(name));
        return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
      });
    }, unrelated.source);

test('a table and a badge look the same in docs, in a story and in the app', async ({
  page,
  baseURL,
}) => {
  const problems = collectProblems(page, defined(baseURL));
  await page.goto('/clients');
  await expect(page.locator('table [data-tone]').first()).toBeVisible();
  const inApp = await stylesOf(page);
  for (const view of [
    'viewMode=story&id=screens-clients--all',
    'viewMode=docs&id=patterns-clienttable--docs',
  ]) {
    await page.goto(`/storybook/iframe.html?${view}`);
    await expect(page.locator('table [data-tone]').first()).toBeVisible();
    await expect.poll(() => stylesOf(page), view).toEqual(inApp);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['ClientTable']);
  expect(problems).toEqual([]);
});

/** Storybook's own shortcuts that one key, or a key with Alt, triggers; those of its addons, too. */
const ofStorybook = [
  ...['1', '2', '3', 'm', 'Escape'],
  ...['f', 'a', 'd', 's', 't', 'r', 'o', 'g', 'b', 'v'].map((key) => `Alt+${key}`),
  // Not Alt with an arrow to the left or right, which is the browser's.
  ...['ArrowUp', 'ArrowDown'].map((key) => `Alt+${key}`),
];

test(
  "no key of the viewer's changes anything in Storybook around it",
  { tag: daily },
  async ({ page }) => {
    const story = '/storybook/?path=/story/patterns-documentviewer--default';
    await page.goto(story);
    const preview = page.frameLocator('#storybook-preview-iframe');
    const stage = preview.getByRole('group', { name: 'Document page' });
    await expect(stage).toBeVisible();
    const around = () =>
      page.evaluate(() => {
        const frame = document.querySelector('iframe');
        if (!frame?.contentDocument) throw new Error('The story is not in an iframe.');
        return {
          url: window.location.href,
          switches: [...document.querySelectorAll('button, [role=tab]')].map((element) =>
            ['aria-label', 'aria-pressed', 'aria-selected', 'aria-checked', 'aria-expanded']
              .map((name) => element.getAttribute(name))
              .join(' '),
          ),
          story: frame.getBoundingClientRect().toJSON() as object,
          highlights: frame.contentDocument.querySelectorAll('canvas').length,
        };
      });
    // The manager's panel loads after the story, and is filled once axe has run.
    await expect(page.getByRole('tab', { name: 'Controls' })).toBeVisible();
    await expect(page.getByLabel('Rerun accessibility scan')).toBeAttached();
    await page.waitForTimeout(1000);
    const before = await around();
    const ours = Object.values(shortcuts).flatMap((scope) =>
      Object.values(scope).flatMap(({ keys }: { keys: readonly string[] }) => [...keys]),
    );
    for (const key of new Set([...ours, ...ofStorybook])) {
      await stage.focus();
      await page.keyboard.press(key);
      await page.waitForTimeout(50);
      expect.soft(await around(), key).toEqual(before);
      if (key === '?') await page.keyboard.press('Escape');
    }
  },
);

test('the first theme is that of the system, and then that of the toolbar, also in iframes of a docs page', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/storybook/?path=/docs/guides-theming--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  const stories = docs.locator('iframe');
  await expect(stories).toHaveCount(3);
  for (const story of await every(stories)) {
    await story.scrollIntoViewIfNeeded();
    await expect(story.contentFrame().getByLabel('Client Name')).toBeVisible();
  }
  const expectTheme = async (theme: 'light' | 'dark', background: string) => {
    await expect(docs.locator('html')).toHaveAttribute('data-theme', theme);
    for (const story of await every(stories))
      await expect(story.contentFrame().locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.locator('body')).toHaveCSS('background-color', background);
  };
  const [dark, light] = ['rgb(20, 18, 14)', 'rgb(246, 244, 238)'] as const;
  await expectTheme('dark', dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme('light', light);

  await test.step('the toolbar changes what the manager shows', async () => {
    await page.getByRole('button', { name: 'Light' }).click();
    await page.getByRole('option', { name: 'Dark' }).click();
    await expectTheme('dark', light);
  });
});

test(
  'only stories with a play function have an Interactions panel; the toolbar shows any hovered, active and focused',
  { tag: daily },
  async ({ page }) => {
    const interactions = page.getByRole('tab', { name: 'Interactions' });
    await page.goto('/storybook/?path=/story/components-accordion--keyboard');
    await expect(interactions).toBeVisible();
    await page.locator('#components-accordion--default').click();
    await expect(page.getByRole('tab', { name: 'Accessibility' })).toBeVisible();
    await expect(interactions).toBeHidden();

    await page.locator('#components-button').click();
    await page.locator('#components-button--default').click();
    const button = page.frameLocator('#storybook-preview-iframe').getByRole('button');
    const look = () =>
      button.evaluate((element) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(element);
        return `${backgroundColor} ${outlineStyle}`;
      });
    await expect(button).toBeVisible();
    expect(await look()).toBe('rgb(255, 255, 255) none');
    const looks = {
      Hover: 'rgb(239, 235, 225) none',
      Active: 'rgb(231, 226, 213) none',
      Focus: 'rgb(255, 255, 255) solid',
      Visited: 'rgb(255, 255, 255) none',
    };
    let shown = 'Rest';
    for (const [state, expected] of Object.entries(looks)) {
      await page.getByRole('button', { name: shown }).click();
      await page.getByRole('option', { name: state }).click();
      await expect.poll(look, state).toBe(expected);
      shown = state;
    }
  },
);

test(
  'one click shows a story in all modes, and a second one enlarges a mode',
  { tag: daily },
  async ({ page, baseURL }) => {
    const problems = collectProblems(page, defined(baseURL));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.goto('/storybook/?path=/story/components-button--default');
    await page.getByRole('button', { name: 'All modes' }).click();
    const modes = page.frameLocator('iframe[title="Story in all modes"]');
    const story = (mode: string) => modes.frameLocator(`iframe[title="${mode}"]`);
    const styleIn = (mode: string, name: string) =>
      story(mode)
        // Not by role, because print hides it.
        .locator('#storybook-root button')
        .evaluate((button, property) => getComputedStyle(button).getPropertyValue(property), name);

    await test.step('every story is live, in its mode', async () => {
      await expect(modes.getByRole('button', { name: 'Close' })).toBeFocused();
      await expect(story('Light').getByRole('button', { name: 'Add Client' })).toBeVisible();
      await expect(story('Dark').locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(story('Phone').locator('html')).toHaveJSProperty('clientWidth', 390);
      await expect.poll(() => styleIn('Large text', 'font-size')).toBe('28px');
      await story('Light').getByRole('button').click();
      await expect.poll(() => styleIn('Focus', 'outline-style')).toBe('solid');
      await expect.poll(() => styleIn('Print', 'display')).toBe('none');
      expect(await styleIn('Forced colours, approximately', 'color')).toBe('rgb(255, 255, 255)');
    });

    const preview = page.frameLocator('#storybook-preview-iframe').locator('html');
    await test.step('Escape closes the dialog, and the name of a mode enlarges it', async () => {
      // The click moved focus into a story, which gets its keys.
      await modes.getByRole('button', { name: 'Close' }).focus();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('button', { name: 'All modes' })).toBeFocused();
      await page.keyboard.press('Enter');
      await modes.getByRole('button', { name: 'Dark' }).click();
      await expect(preview).toHaveAttribute('data-theme', 'dark');
      await expect(page).toHaveURL(/globals=.*theme:dark/);
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    await test.step('a frame is as large as what it shows', async () => {
      await page.goto('/storybook/?path=/story/components-badge--default&modes=all');
      await expect(modes.getByRole('heading', { name: 'Badge Default' })).toBeVisible();
      const frame = modes.locator('div:has(> iframe[title="Light"])');
      const width = () => frame.evaluate((element) => element.clientWidth);
      await expect.poll(width).toBeLessThan(150);
    });

    await test.step('frames out of view are not loaded', async () => {
      await page.goto('/storybook/?path=/story/screens-dashboard--default&modes=all');
      await expect(story('Light').getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await expect(modes.locator('iframe[title="Focus"]')).not.toHaveAttribute('src');
    });
    expect(problems).toEqual([]);
  },
);

test(
  'a component is copied as Markdown, by keyboard',
  { tag: daily },
  async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/storybook/?path=/docs/components-button--docs');
    const docs = page.frameLocator('#storybook-preview-iframe');
    await docs.getByRole('button', { name: 'Copy as Markdown' }).press('Enter');
    await expect(docs.getByText('Copied.')).toBeVisible();
    const file = await request.get('/storybook/docs/components-button.md');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe(await file.text());
    expect(text).toMatch(/^# Button\n/);

    await test.step('if that fails, the page says so', async () => {
      await page.route('**/*.md', (route) => route.abort());
      await docs.getByRole('button', { name: 'Copy as Markdown' }).click();
      await expect(docs.getByText('Could not copy: open the file instead.')).toBeVisible();
    });
  },
);

test('Storybook still has every undocumented API that we use', async ({ page }) => {
  await page.goto('/storybook/iframe.html?id=components-button--default&viewMode=story');
  await page.getByRole('button').waitFor();
  expect(await missingInternals(page), 'Storybook no longer has').toEqual([]);
});

/** A picture in grey, scaled down to about 6 by 6 CSS pixels per pixel. */
const greysOf = (picture: string | Buffer) =>
  sharp(picture).resize(208, 130, { fit: 'fill' }).greyscale().raw().toBuffer();

test('the committed product pictures are up to date', async ({ baseURL }) => {
  const rendered = await renderPictures(defined(baseURL));
  for (const { file, shows, width } of pictureFiles) {
    // AVIF compression changes 0.5% of the pixels by more than 12, at the edges of text; a changed sentence changes 4%.
    const [tolerance, share] = file.endsWith('.avif') ? [12, 0.01] : [2, 0];
    const committed = await greysOf(resolve(dist, '../packages/app', file));
    const current = await greysOf(await sharp(rendered[shows]).resize({ width }).toBuffer());
    const different = current.filter(
      (grey, index) => !(Math.abs(grey - Number(committed[index])) <= tolerance),
    );
    expect
      .soft(
        different.length / current.length,
        `${file} is out of date: \`npm run build && node packages/app/scripts/renderPictures.ts\``,
      )
      .toBeLessThanOrEqual(share);
  }
});
