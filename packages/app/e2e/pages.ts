import { clients, documents } from '@patunay/fixtures';
import type { Client, Document } from '@patunay/fixtures';
import type { ConsoleMessage, Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

export const clientPath = ({ id }: Client) => `/clients/${id}`;

export const documentPath = ({ id, clientId }: Document) => `/clients/${clientId}/documents/${id}`;

interface KnownPage {
  path: string;
  heading: string;
  /** The items of the breadcrumb, the last one being the page itself. */
  breadcrumb: string[];
}

/** Every page of the back office that has an address in the sample. */
export const backOfficePages: KnownPage[] = [
  { path: '/dashboard', heading: 'Dashboard', breadcrumb: ['Dashboard'] },
  { path: '/clients', heading: 'Clients', breadcrumb: ['Dashboard', 'Clients'] },
  ...clients.map((client) => ({
    path: clientPath(client),
    heading: client.name,
    breadcrumb: ['Dashboard', 'Clients', client.name],
  })),
  ...documents.map((document) => ({
    path: documentPath(document),
    heading: document.name,
    breadcrumb: ['Dashboard', 'Clients', document.clientName, document.name],
  })),
  { path: '/upload', heading: 'Bulk Upload Documents', breadcrumb: ['Dashboard', 'Bulk Upload'] },
  { path: '/activity', heading: 'Activity Log', breadcrumb: ['Dashboard', 'Activity'] },
  { path: '/review', heading: 'Documents Needing Review', breadcrumb: ['Dashboard', 'Review'] },
  { path: '/reports', heading: 'Reports', breadcrumb: ['Dashboard', 'Reports'] },
];

/** One page for each screen: enough where a rule belongs to the screen and not to its data. */
export const pageOfEachScreen = [
  ...new Map(backOfficePages.map((page) => [page.path.replace(/[A-Z]+-\d+/g, ''), page])).values(),
];

export const landingPath = '/';

/** Every address that the build writes a file for. */
export const knownPaths = [landingPath, ...backOfficePages.map(({ path }) => path)];

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until a page's prerendered text answers to clicks and keys. */
export async function untilInteractive(page: Page) {
  await expect.poll(() => page.evaluate(isInteractive), { intervals: [10, 20, 50] }).toBe(true);
}

/** Loads a page that runs scripts, and waits until its prerendered text answers to clicks and keys. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await untilInteractive(page);
  return response;
}

/** React marks the elements that it has taken over; nothing in the page's text says so. */
export function isInteractive() {
  const element = document.querySelector('h1');
  return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}

/** The lines that the page writes to the console from now on. */
export function recordConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

/** The data that a line of the console holds beside its text. */
export async function consoleData(line: ConsoleMessage): Promise<unknown> {
  const [, data] = await Promise.all(line.args().map((argument) => argument.jsonValue()));
  return data;
}

/** Asserts that an action changes nothing: no address, no markup, no console line, no request. */
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
  // Long enough for a toast or a dialog, whose code is fetched first, to appear.
  await page.waitForTimeout(300);
  expect(await state()).toEqual(before);
  expect(lines).toEqual([]);
  expect(requests).toEqual([]);
}

/** Asserts the texts of a table's cells, row by row, the head left out. */
export async function expectRows(
  table: Locator,
  expected: readonly (readonly (string | RegExp)[])[],
) {
  const rows = table.getByRole('row').filter({ has: table.page().getByRole('cell') });
  await expect(rows).toHaveCount(expected.length);
  for (const [index, cells] of expected.entries()) {
    await expect(rows.nth(index).getByRole('cell')).toHaveText(cells);
  }
}
