import { documents } from '@patunay/fixtures';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defined } from './defined';
import { expect, test } from './fixtures';
import { documentPath, landingPath, open, pageOfEachScreen } from './pages';

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

/** Errors that are none after all, by how they start, each with the reason. So far there are none. */
const exceptions: Record<string, string> = {};

/** The parts of HTML_CodeSniffer that are used here; it has no types. */
interface CodeSniffer {
  process: (standard: string, content: Document, done: () => void) => void;
  getMessages: () => { type: number; code: string; element: Element }[];
}

/** The errors that HTML_CodeSniffer finds, without its warnings and notices, which a person would have to judge. */
async function errors(page: Page) {
  if (!(await page.evaluate(() => 'HTMLCS' in window))) await page.evaluate(source);
  const found = await page.evaluate(async () => {
    const sniffer = Reflect.get(window, 'HTMLCS') as CodeSniffer;
    await new Promise<void>((done) => sniffer.process('WCAG2AA', document, done));
    return sniffer
      .getMessages()
      .filter(({ type }) => type === 1)
      .map(({ code, element }) => `${code}: ${element.outerHTML.slice(0, 120)}`);
  });
  return found.filter((error) => !Object.keys(exceptions).some((known) => error.startsWith(known)));
}

const dialogs: Record<string, (page: Page) => Promise<void>> = {
  'Add Client, with errors': async (page) => {
    await open(page, '/clients');
    await page.getByRole('button', { name: 'Add Client' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add Client' }).click();
  },
  'a rejection': async (page) => {
    await open(page, '/review');
    await page.getByRole('article').first().getByRole('button').click();
    await page.getByRole('radio', { name: 'Reject' }).check();
  },
  'the list of shortcuts': async (page) => {
    await open(page, '/review');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a document with an open panel and a comparison': (page) =>
    open(
      page,
      `${documentPath(defined(documents.find(({ id }) => id === 'DOC-2006')))}?finding=balance-verification`,
    ).then(() => undefined),
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a second engine finds no error on any screen or dialog in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(landingPath);
    expect.soft(await errors(page), landingPath).toEqual([]);
    for (const { path } of pageOfEachScreen) {
      await open(page, path);
      expect.soft(await errors(page), path).toEqual([]);
    }
    for (const [name, show] of Object.entries(dialogs)) {
      await show(page);
      expect.soft(await errors(page), name).toEqual([]);
    }
  });
}

test('an input without a label, an image without a text and a faint text would be reported', async ({
  page,
}) => {
  await open(page, '/upload');
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = '/favicon.svg';
    const text = document.createElement('p');
    text.textContent = 'Faint';
    text.style.cssText = 'color: #999; background: #fff';
    document.querySelector('main')?.append(document.createElement('input'), image, text);
  });
  const found = (await errors(page)).join('\n');
  expect(found).toMatch(/F68.*<input/);
  expect(found).toMatch(/H37.*<img/);
  expect(found).toMatch(/G18.*Faint/);
});
