import { test as plain } from '@playwright/test';
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

type FirstLoad = Awaited<ReturnType<typeof firstLoad>>;
const loads = new Map<string, FirstLoad>();
const filesOf = (path: string) => defined(loads.get(path)).files;
const scriptsOf = (path: string) => filesOf(path).filter(({ kind }) => kind === 'js');

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
  'the landing page is at most 130 KiB, without script; the first page of the back office has at most 115 KiB of it, every other page 15 KiB more, and with the viewer 41',
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
    // The viewer's chunk includes its shortcuts and search, and the boxes and comparisons of all findings.
    const hasViewer = (path: string) => isDocument(path) || path === '/review';
    expect(onTop.filter(({ path, KiB: size }) => size > (hasViewer(path) ? 41 : 15))).toEqual([]);
    // The text loads after the picture; the tools of selected text, 0.8 KiB, with it.
    expect(onTop.filter(({ path, text }) => text > (isDocument(path) ? 10 : 0))).toEqual([]);
  },
);

test('the landing page prefetches the page behind Login, but not its scripts', async ({ page }) => {
  const { ahead } = defined(loads.get(landingPath));
  expect(ahead).toEqual([firstPage]);

  // The CSP must allow the request: the `guard` fixture would report a violation.
  const response = page.waitForResponse((candidate) => candidate.url().endsWith(firstPage));
  await page.goto(landingPath);
  expect((await response).status()).toBe(200);
});
