import { documents } from '@patunay/fixtures';
import { defined } from './defined';
import type { ConsoleMessage, Locator, Page } from '@playwright/test';
import {
  knownPages,
  pageOfEachScreen as pageOfEach,
  pages,
  sidebarLinks as links,
} from '../src/pages';
import { expect } from './fixtures';

export { clientPath, documentPath } from '../src/paths';

export const landingPath = pages.Landing.path;

/** The path of every known page. */
export const knownPaths = knownPages.map(({ path }) => path);

const ofBackOffice = (all: typeof knownPages) =>
  all
    .filter(({ screen }) => screen !== 'Landing')
    .map(({ path, title, breadcrumb }) => ({
      path,
      heading: title,
      /** The breadcrumb's items; the last is the page itself. */
      breadcrumb: breadcrumb.map(({ label }) => label),
    }));

/** Every back-office page of the sample data. */
export const backOfficePages = ofBackOffice(knownPages);

/** One page per back-office screen, for tests that do not depend on the data. */
export const pageOfEachScreen = ofBackOffice(pageOfEach);

/** The links of the sidebar; `everyPage.spec.ts` asserts that they are the specification's. */
export const sidebarItems = links.map(({ label, href }) => ({ label, href }));

/** Those that lead to back-office pages. */
export const backOfficeItems = sidebarItems.filter(({ href }) => href !== landingPath);

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export const sidebarLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link');

/** Clicks a link by script, without the hover that would prefetch its chunk, and without scrolling it into view. */
export const tap = (page: Page, name: string) =>
  page
    .getByRole('link', { name, exact: true })
    .first()
    .evaluate((element: HTMLElement) => element.click());

/** Asserts that the default error page is shown, without the app shell, a stack trace or hints for developers. */
export async function expectApplicationError(page: Page, detail?: string) {
  await expect(heading(page)).toHaveText(['Unexpected Application Error!']);
  await expect(page).toHaveTitle('Unexpected Application Error! · Patunay');
  await expect(page.locator('title')).toHaveCount(1);
  if (detail) await expect(page.getByText(detail, { exact: true })).toBeVisible();
  await expect(sidebarLinks(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(page.locator('body')).not.toContainText(/\bat \w|\.js\b|developer|planted/i);
}

/** Waits until the app has rendered the page. */
export const untilInteractive = (page: Page) => expect(page.locator('h1').first()).toBeAttached();

/** Opens a page that runs scripts, and waits until the app has rendered it. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await untilInteractive(page);
  return response;
}

/** Goes to another URL of the open page without reloading it, as Back does. */
export const changeUrl = (page: Page, url: string) =>
  page.evaluate((to) => {
    // With a key, as the router's entries: it would take two without one and with the same URL for one.
    history.pushState({ key: String(performance.now()) }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, url);

/** Delays the requests for a chunk until the returned function is called. */
export async function delayChunk(page: Page, name: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Moves the pointer, which makes a document page load its case sheet and the images for it, and waits until it would be
 * printed: printing itself does not wait.
 */
export async function prepareCaseSheet(page: Page) {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  const isPrinted = () => {
    window.dispatchEvent(new Event('beforeprint'));
    const sheet = document.querySelector('[aria-label="Case sheet"]');
    window.dispatchEvent(new Event('afterprint'));
    return sheet !== null;
  };
  await page.waitForFunction(isPrinted, undefined, { polling: 200 });
  await page.waitForLoadState('networkidle');
}

/** Collects the page's console messages from this call on. */
export function recordConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

/** The value logged after a console message's text. */
export async function consoleData(line: ConsoleMessage): Promise<unknown> {
  const [, data] = await Promise.all(line.args().map((argument) => argument.jsonValue()));
  return data;
}

/** Asserts that an action has no effect: the URL and the HTML stay the same, and nothing is logged or requested. */
export async function expectNoEffect(page: Page, action: () => Promise<unknown>) {
  const lines = recordConsole(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const state = () =>
    page.evaluate(() => ({
      url: window.location.href,
      history: window.history.length,
      markup: document.documentElement.outerHTML,
    }));
  const before = await state();
  await action();
  // Long enough for a lazy toast or dialog to appear.
  await page.waitForTimeout(300);
  expect(await state()).toEqual(before);
  expect(lines).toEqual([]);
  expect(requests).toEqual([]);
}

/** The cells of a table, also those that are the header of their row. */
export const cellsIn = (scope: Page | Locator) =>
  scope.getByRole('cell').or(scope.getByRole('rowheader'));

/** Asserts the text of a table's cells, row by row, without the column headers. */
export async function expectRows(
  table: Locator,
  expected: readonly (readonly (string | RegExp)[])[],
) {
  const rows = table.getByRole('row').filter({ has: table.page().getByRole('cell') });
  await expect(rows).toHaveCount(expected.length);
  for (const [index, cells] of expected.entries()) {
    await expect(cellsIn(rows.nth(index))).toHaveText(cells);
  }
}

/** The documents that need review, worst first. A copy, because the app's own module needs a bundler. */
export const reviewQueue = ['DOC-2006', 'DOC-2005', 'DOC-2004', 'DOC-2003'].map((id) =>
  defined(documents.find((document) => document.id === id)),
);
