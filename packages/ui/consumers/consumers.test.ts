import { readFileSync } from 'node:fs';
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

/** Opens a page, and fails for anything in the console and every request that fails. */
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
  expect(problems).toEqual([]);
  await page.close();
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
      table: of('table', 'display', 'grid-template-columns').replace(/ [\d.]+px$/, ' rest'),
      caption: of('caption', 'position', 'inline-size'),
      dark: of(named('In dark'), 'background-color', 'color'),
    };
  });

const expected = {
  button: 'rgb(62, 99, 221), 5px, 16px, 14px',
  badge: 'rgb(233, 246, 233), rgb(37, 115, 58), 8px',
  field: '1px, rgb(133, 133, 126), 12px, 36px',
  link: 'rgb(58, 91, 199), underline',
  table: 'grid, 256px rest',
  caption: 'absolute, 1px',
  dark: 'rgb(42, 39, 31), rgb(181, 179, 173)',
};

test('Next.js with Turbopack: a server component uses the whole library', async () => {
  const app = scaffold('next', tarball, 'app');
  const { url, stop } = await start(app, 'next/dist/bin/next', 'start', '-p', '0');
  try {
    await open(url, async (page) => expect(await looks(page)).toEqual(expected));
  } finally {
    stop();
  }
});

test('Vite with Tailwind, whose preflight changes no component', async () => {
  const app = scaffold('tailwind', tarball);
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

test('webpack without the reset: the rest of the page keeps its defaults', async () => {
  const app = scaffold('webpack', tarball);
  const { url, stop } = await serve(sirv(join(app, 'dist')));
  try {
    await open(url, async (page) => {
      expect(await looks(page)).toEqual(expected);
      const defaults = await page.evaluate(() => {
        const { margin, fontFamily } = getComputedStyle(document.body);
        const bare = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Bare',
        );
        return { margin, fontFamily, border: getComputedStyle(bare!).borderTopWidth };
      });
      expect(defaults).toEqual({
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
  scaffold('jsdom', tarball);
});

test('a strict policy with server rendering', async () => {
  const app = scaffold('strict', tarball);
  const { render } = await import(pathToFileURL(join(app, 'dist/server/server.js')).href);
  const html = readFileSync(join(app, 'dist/client/index.html'), 'utf8').replace('<!--app-->', () =>
    render(),
  );
  const files = sirv(join(app, 'dist/client'));
  const { url, stop } = await serve((request, response) => {
    response.setHeader('Content-Security-Policy', "default-src 'self'");
    if (request.url !== '/') return files(request, response, () => response.writeHead(204).end());
    response.setHeader('Content-Type', 'text/html').end(html);
  });
  try {
    await open(url, async (page) => expect(await looks(page)).toEqual(expected));
  } finally {
    stop();
  }
});
