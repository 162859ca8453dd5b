import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import sirv from 'sirv';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '@patunay/visual/browser';
import { pack, removeScaffolds, scaffold, serve, start } from './scaffold';

let tarball: string;
let browser: Browser;

beforeAll(async () => {
  tarball = pack();
  browser = await chromium.launch(await launchOptions());
});

afterAll(async () => {
  await browser?.close();
  removeScaffolds();
});

/** Opens a page and a dialog in it, and fails for anything in the console and every request that fails. */
async function open(url: string, check: (page: Page) => Promise<void>) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('response', (response) => {
    if (!response.ok()) problems.push(`${response.url()}: ${response.status()}`);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await check(page);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('dialog', { name: 'Add Client' }).waitFor();
  // Locking the page's scrolling is the last step.
  await page.locator('body[data-scroll-locked]').waitFor();
  expect(problems).toEqual([]);
  await page.close();
}

/** The app does what the README says. */
function expectInReadme(file: string) {
  const [readme, code] = ['../README.md', file].map((path) =>
    readFileSync(join(import.meta.dirname, path), 'utf8'),
  );
  expect(readme).toContain(code);
}

/** Development warnings start with the name of the package. */
function expectNoWarnings(folder: string) {
  const scripts = globSync('**/*.js', { cwd: folder }).map((file) => join(folder, file));
  expect(scripts).not.toEqual([]);
  const warning = scripts.filter((script) => readFileSync(script, 'utf8').includes('@patunay/ui:'));
  expect(warning).toEqual([]);
}

/** The computed styles of five components and of a sixth in a dark part of the page. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const of = (selector: string, ...properties: string[]) => {
      const element = document.querySelector(selector);
      if (!element) return `${selector} is missing`;
      const style = getComputedStyle(element);
      return properties.map((property) => style.getPropertyValue(property)).join(', ');
    };
    const named = (text: string) => {
      const all = [...document.querySelectorAll<HTMLElement>('button, span, a')];
      const found = all.find((element) => element.textContent === text);
      if (found) found.dataset.probe = text.replaceAll(' ', '');
      return `[data-probe='${text.replaceAll(' ', '')}']`;
    };
    return {
      button: of(
        named('Add Client'),
        'background-color',
        'border-radius',
        'padding-inline-start',
        'font-size',
      ),
      badge: of(named('Approved'), 'background-color', 'color', 'padding-inline-start'),
      field: of(
        'input[name=name]',
        'border-top-width',
        'border-top-color',
        'padding-inline-start',
        'min-block-size',
      ),
      link: of(named('Clients'), 'color', 'text-decoration-line'),
      table: of('table', 'display', 'border-collapse'),
      caption: of('caption', 'position', 'inline-size'),
      dark: of(named('In dark'), 'background-color', 'color'),
    };
  });

const expected = {
  button: 'rgb(62, 99, 221), 5px, 16px, 14px',
  badge: 'rgb(233, 246, 233), rgb(37, 115, 58), 8px',
  field: '1px, rgb(133, 133, 126), 12px, 36px',
  link: 'rgb(58, 91, 199), underline',
  table: 'table, separate',
  caption: 'absolute, 1px',
  dark: 'rgb(42, 39, 31), rgb(181, 179, 173)',
};

test('Next.js with Turbopack: a server component uses the whole library', async () => {
  const app = scaffold('next', tarball, 'app');
  expectNoWarnings(join(app, '.next/static'));
  expectNoWarnings(join(app, '.next/server'));
  const { url, stop } = await start(app, 'next/dist/bin/next', 'start', '-p', '0');
  try {
    await open(url, async (page) => expect(await looks(page)).toEqual(expected));
  } finally {
    stop();
  }
});

test('Vite with Tailwind, whose preflight changes no component', async () => {
  const app = scaffold('tailwind', tarball);
  expectInReadme('tailwind/src/styles.css');
  expectNoWarnings(join(app, 'dist'));
  const { url, stop } = await serve(sirv(join(app, 'dist')));
  try {
    await open(url, async (page) => {
      expect(await looks(page)).toEqual(expected);
      const padding = await page
        .getByText('Tailwind')
        .evaluate((element) => getComputedStyle(element).padding);
      expect(padding).toBe('16px');
    });
  } finally {
    stop();
  }
});

test('in development, mistakes are named once', async () => {
  const app = scaffold('mistakes', tarball);
  const { url, stop } = await start(app, 'vite/bin/vite.js', '--host', '127.0.0.1');
  const warningsOf = async (query: string) => {
    const page = await browser.newPage();
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.goto(url + query, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Add Client' }).waitFor();
    await page.close();
    return warnings;
  };
  try {
    expect(await warningsOf('/?none')).toEqual([]);
    expect(await warningsOf('/?stylesheet')).toEqual([
      expect.stringContaining(
        "The stylesheet is missing, so components have no styles. Import '@patunay/ui/styles.css'",
      ),
    ]);
    expect(await warningsOf('/?words')).toEqual([
      expect.stringMatching(/Dialog\.clos .* has no effect\. Dialog has: close\.$/),
    ]);
    expect(await warningsOf('/?brand')).toEqual([
      expect.stringMatching(/--pt-brand-hovr has no effect, .* ":root"/),
    ]);
  } finally {
    stop();
  }
});

test('webpack without the reset: the rest of the page keeps its defaults, and its own custom properties', async () => {
  const app = scaffold('webpack', tarball);
  expectNoWarnings(join(app, 'dist'));
  const { url, stop } = await serve(sirv(join(app, 'dist')));
  try {
    await open(url, async (page) => {
      expect(await looks(page)).toEqual(expected);
      const defaults = await page.evaluate(() => {
        const { margin, fontFamily } = getComputedStyle(document.body);
        const { borderTopWidth, color } = getComputedStyle(document.getElementById('bare')!);
        return { margin, fontFamily, border: borderTopWidth, color };
      });
      expect(defaults).toEqual({
        // The host's --fg, in host.css.
        color: 'rgb(1, 2, 3)',
        margin: '8px',
        fontFamily: expect.not.stringContaining('Inter'),
        border: '2px',
      });
    });
  } finally {
    stop();
  }
});

test('Vitest with jsdom', () => {
  expectInReadme('jsdom/src/setup.ts');
  scaffold('jsdom', tarball);
});

test('a strict policy with server rendering', async () => {
  const app = scaffold('strict', tarball);
  expectNoWarnings(join(app, 'dist/client'));
  const { render } = await import(pathToFileURL(join(app, 'dist/server/server.js')).href);
  const html = readFileSync(join(app, 'dist/client/index.html'), 'utf8').replace('<!--app-->', () =>
    render(),
  );
  const files = sirv(join(app, 'dist/client'));
  const { url, stop } = await serve((request, response) => {
    const nonce = request.url === '/' ? " 'nonce-nonce'" : '';
    response.setHeader('Content-Security-Policy', `default-src 'self'; style-src 'self'${nonce}`);
    if (request.url !== '/' && request.url !== '/?without-nonce')
      return files(request, response, () => response.writeHead(204).end());
    response.setHeader('Content-Type', 'text/html').end(html);
  });
  try {
    await open(url, async (page) => expect(await looks(page)).toEqual(expected));

    // Without a nonce, a style element is refused, but the page does not scroll behind a dialog.
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    await page.goto(`${url}?without-nonce`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Open' }).click();
    await page.locator('body[data-scroll-locked]').waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
    expect(problems).toEqual([expect.stringContaining('style-src')]);
    await page.close();
  } finally {
    stop();
  }
});
