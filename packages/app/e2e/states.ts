import type { Page } from '@playwright/test';
import { defined } from './defined';
import { drop, onePixel } from './files';
import { landingPath, open, pageOfEachScreen } from './pages';

const dialog = (page: Page) => page.getByRole('dialog');
const documentOf = (query: string) => `/clients/CL-1001/documents/DOC-2006?${query}`;

type Shows = Record<string, (page: Page) => Promise<unknown>>;

const at = (paths: string[]): Shows =>
  Object.fromEntries(paths.map((path) => [path, (page) => open(page, path)]));

/** Every page as it opens, by path. */
export const pages: Shows = {
  ...at(pageOfEachScreen.map(({ path }) => path)),
  [landingPath]: (page) => page.goto(landingPath),
};

/** Dialogs, and a page whose controls come and go, by name: functions that show them on a phone. */
export const dialogs: Shows = {
  Menu: async (page) => {
    await open(page, '/clients');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await dialog(page).waitFor();
  },
  'Add Client': async (page) => {
    await open(page, '/clients');
    await page.getByRole('button', { name: 'Add Client' }).click();
    await dialog(page).getByRole('button', { name: 'Add Client' }).click();
  },
  'Review document': async (page) => {
    await open(page, '/review');
    await page.getByRole('article').first().getByRole('button').click();
    await dialog(page).getByRole('radio', { name: 'Reject' }).click();
    await dialog(page).getByRole('textbox').fill('Please send it again.');
  },
  'Keyboard shortcuts': async (page) => {
    await open(page, '/review');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).first().click();
    await dialog(page).waitFor();
  },
  'Upload, with files': async (page) => {
    await open(page, '/upload');
    await page.getByLabel('Client Name').fill('Panaderya Dapithapon');
    await page.getByLabel('Document Type').selectOption('id');
    await drop(page.getByRole('group', { name: 'Files', exact: true }), [
      { name: 'face.png', content: onePixel },
      { name: 'Panaderya Dapithapon articles of incorporation 2026.pdf' },
      { name: 'notes.txt' },
    ]);
    await page.getByRole('img', { name: 'face.png' }).waitFor();
  },
};

const withFile: Shows[string] = async (page) => {
  await open(page, '/clients');
  await page.getByRole('button', { name: 'Add Client' }).click();
  await dialog(page).getByRole('radio', { name: 'Merchant' }).click();
  await dialog(page).getByLabel('Document Type').selectOption('articles_of_incorporation');
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByLabel('File', { exact: true }).click();
  await (
    await chooser
  ).setFiles({
    name: 'Panaderya Dapithapon articles of incorporation 2026.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('x'),
  });
};

/** What pages and dialogs show besides their first state, by name: how a phone shows it. Those of a group share a test. */
export const states: Record<string, Shows> = {
  'every view of a document': at([
    documentOf('panel=fields'),
    documentOf('panel=metadata&page=3'),
    documentOf('panel=fraud&page=5'),
    documentOf('finding=balance-verification&place=credits'),
    documentOf('finding=font-detection'),
    '/clients/CL-1003/documents/DOC-2004?finding=trade-name',
    '/clients/CL-1003/documents/DOC-2005?finding=copy-move-detection',
  ]),
  'every other view of a page': at([
    '/clients/none',
    '/clients/CL-1001/documents/none',
    '/clients?q=zzz',
    '/reports?tab=utility',
    '/reports?tab=rejected',
    '/reports?tab=approved',
  ]),
  'every other state of a form or a dialog': {
    'Add Client, with a file': withFile,
    'Upload, with a message': async (page) => {
      await open(page, '/upload');
      await drop(page.getByRole('group', { name: 'Files', exact: true }), [{ name: 'a.pdf' }]);
    },
    'Review document, before a decision': async (page) => {
      await open(page, '/review');
      await page.getByRole('article').first().getByRole('button').click();
      await dialog(page).waitFor();
    },
    'Review document, a comparison': async (page) => {
      await defined(dialogs['Review document'])(page);
      const name = 'Show evidence: Balance Verification';
      await dialog(page).getByRole('button', { name }).click();
    },
    // Last, because it replaces the page's clock.
    'the toast': async (page) => {
      await page.clock.install();
      await withFile(page);
      await dialog(page).getByLabel('Client Name').fill('Leonor Abad');
      await dialog(page).getByRole('button', { name: 'Add Client' }).click();
      await page.getByText('the client was not saved').first().waitFor();
    },
  },
};
