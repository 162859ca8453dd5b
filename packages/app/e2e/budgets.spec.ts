import { test as plain } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findGrowth, readBudgets } from '../bench/lib/budgets.ts';
import { firstLoad, sumUp, unknownRoute } from '../bench/lib/firstLoad.ts';
import { defined } from './defined';
import { expect, test } from './fixtures';
import { landingPath, pageOfEachScreen } from './pages';

const dist = resolve(import.meta.dirname, '../../../dist');
const KiB = 1024;
const firstPage = '/dashboard';
const routes = [landingPath, ...pageOfEachScreen.map(({ path }) => path), unknownRoute];

/** A string in Radix's Dialog that minification keeps. (The drawer is a dialog as well.) */
const dialogMark = 'DialogContent';

type FirstLoad = Awaited<ReturnType<typeof firstLoad>>;
const loads = new Map<string, FirstLoad>();
const filesOf = (path: string) => defined(loads.get(path)).files;
const scriptsOf = (path: string) => filesOf(path).filter(({ kind }) => kind === 'js');
const sourceOf = (name: string) => readFileSync(resolve(dist, name), 'utf8');

test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ browser, baseURL }) => {
  // This loads ten pages, and waits on each until no request has started for 500 ms.
  test.setTimeout(120_000);
  await Promise.all(
    routes.map(async (path) => {
      const context = await browser.newContext();
      loads.set(path, await firstLoad(context, defined(baseURL), dist, path));
      await context.close();
    }),
  );
});

plain('no route loads more than 10% above its accepted size', () => {
  const measured = Object.fromEntries(routes.map((path) => [path, sumUp(filesOf(path))]));
  expect(
    findGrowth(measured, readBudgets()),
    'Compressed bytes by kind, and request counts. To accept the growth: npm run bench -- bytes --accept',
  ).toEqual([]);
});

/** What the document page loads after its picture: its text, and the code that shows and searches it. */
const isText = (name: string) => /\/(DOC-\d+|TextLayer|find)-/.test(name);

plain(
  'the landing page is at most 130 KiB, without script; the first page of the back office has at most 115 KiB of it, and every other page 15 KiB more',
  () => {
    const { js, total } = sumUp(filesOf(landingPath));
    expect(js).toBe(0);
    expect(total / KiB).toBeLessThanOrEqual(130);
    expect(sumUp(filesOf(firstPage)).js / KiB).toBeLessThanOrEqual(115);

    const known = new Set(scriptsOf(firstPage).map(({ name }) => name));
    const onTop = routes.map((path) => {
      const further = scriptsOf(path).filter(({ name }) => !known.has(name));
      const isLate = (late: boolean) => further.filter(({ name }) => isText(name) === late);
      return { path, KiB: sumUp(isLate(false)).js / KiB, text: sumUp(isLate(true)).js / KiB };
    });
    const isDocument = (path: string) => path.includes('/documents/');
    // The document page also loads the viewer, the panels, the shortcuts, the search, and the boxes and comparisons of all
    // findings.
    expect(onTop.filter(({ path, KiB: size }) => size > (isDocument(path) ? 41 : 15))).toEqual([]);
    expect(onTop.filter(({ path, text }) => text > (isDocument(path) ? 8 : 0))).toEqual([]);
  },
);

plain('neither a dialog nor the drawer is in the initial load', () => {
  const withDialog = (names: string[]) =>
    names.filter((name) => sourceOf(name).includes(dialogMark));
  const all = readdirSync(resolve(dist, 'assets')).filter((name) => name.endsWith('.js'));
  expect(withDialog(all.map((name) => `assets/${name}`))).not.toEqual([]);

  for (const path of routes) {
    expect(withDialog(scriptsOf(path).map(({ name }) => name)), path).toEqual([]);
  }
});

test('the landing page prefetches the page behind Login, but not its scripts', async ({ page }) => {
  const { ahead } = defined(loads.get(landingPath));
  expect(ahead).toEqual([firstPage]);

  // The CSP must allow the request: the `guard` fixture would report a violation.
  const response = page.waitForResponse((candidate) => candidate.url().endsWith(firstPage));
  await page.goto(landingPath);
  expect((await response).status()).toBe(200);
});
