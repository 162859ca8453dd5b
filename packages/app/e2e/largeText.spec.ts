import type { Page } from '@playwright/test';
import { daily } from './daily';
import { defined } from './defined';
import { onlyChromium } from './engines';
import { drop } from './files';
import { expect, test } from './fixtures';
import { coveredShare, largeTextProblems } from './largeTextProblems';
import { layoutProblems } from './layoutProblems';
import { desktop, phone, settled } from './modes';
import { landingPath, open, pageOfEachScreen } from './pages';

test.skip(({ browserName }) => browserName !== 'chromium', onlyChromium.textSize);

const sizes = { phone, desktop };

const dialog = (page: Page) => page.getByRole('dialog');
const documentOf = (query: string) => `/clients/CL-1001/documents/DOC-2006?${query}`;

/** Every screen, and every dialog, menu and drawer, by name. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  [landingPath]: (page) => page.goto(landingPath),
  ...Object.fromEntries(
    [
      ...pageOfEachScreen.map(({ path }) => path),
      '/no/such/page',
      '/clients/none',
      '/clients/CL-1001/documents/none',
      '/clients?q=zzz',
      '/reports?tab=utility',
      '/reports?tab=rejected',
      '/reports?tab=approved',
      documentOf('panel=fields'),
      documentOf('panel=metadata&page=3'),
      documentOf('panel=fraud&page=5'),
      documentOf('finding=balance-verification&place=credits'),
      documentOf('finding=font-detection'),
      '/clients/CL-1003/documents/DOC-2004?finding=trade-name',
      '/clients/CL-1003/documents/DOC-2005?finding=copy-move-detection',
    ].map((path) => [path, (page: Page) => open(page, path)]),
  ),
  'the menu': async (page) => {
    await open(page, '/clients');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await dialog(page).waitFor();
  },
  'Add Client, empty': async (page) => {
    await open(page, '/clients');
    await page.getByRole('button', { name: 'Add Client' }).click();
    await dialog(page).getByRole('button', { name: 'Add Client' }).click();
  },
  'Add Client, with a file': async (page) => {
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
  },
  'the toast': async (page) => {
    await page.clock.install();
    await defined(states['Add Client, with a file'])(page);
    await dialog(page).getByLabel('Client Name').fill('Leonor Abad');
    await dialog(page).getByRole('button', { name: 'Add Client' }).click();
    await page.getByText('the client was not saved').first().waitFor();
  },
  'Upload, with a message': async (page) => {
    await open(page, '/upload');
    await drop(page.getByRole('group', { name: 'Files', exact: true }), [{ name: 'a.pdf' }]);
  },
  'Upload, with files': async (page) => {
    await open(page, '/upload');
    await page.getByLabel('Client Name').fill('Panaderya Dapithapon');
    await page.getByLabel('Document Type').selectOption('id');
    await drop(page.getByRole('group', { name: 'Files', exact: true }), [
      { name: 'face.png' },
      { name: 'Panaderya Dapithapon articles of incorporation 2026.pdf' },
      { name: 'notes.txt' },
    ]);
  },
  'Review document': async (page) => {
    await open(page, '/review');
    await page.getByRole('article').first().getByRole('button').click();
    await dialog(page).waitFor();
  },
  'Review document, rejecting': async (page) => {
    await defined(states['Review document'])(page);
    await dialog(page).getByRole('radio', { name: 'Reject' }).click();
    await dialog(page).getByRole('textbox').fill('Please send it again.');
  },
  'Review document, a comparison': async (page) => {
    await defined(states['Review document, rejecting'])(page);
    await dialog(page).getByRole('button', { name: 'Show evidence: Balance Verification' }).click();
  },
  'Keyboard shortcuts': async (page) => {
    await open(page, '/review');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).first().click();
    await dialog(page).waitFor();
  },
};

/** The share of the viewport's height that bars may cover when the page is scrolled. */
const mostCovered = 0.4;

const cases = Object.entries(states).flatMap(([name, show]) => [
  { name: `${name}: large text takes nothing away`, show, text: '200%' },
  { name: `${name}: text of 150% takes nothing away`, show, text: '150%', tag: daily },
]);

for (const { name, show, text, tag = [] } of cases) {
  test(name, { tag }, async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await show(page);
    const session = await page.context().newCDPSession(page);
    const check = async (mode: string) => {
      await settled(page);
      const found = await page.evaluate(layoutProblems);
      found.push(...(await page.evaluate(largeTextProblems)));
      expect.soft(found, mode).toEqual([]);
      if ((await dialog(page).count()) > 0) return;
      await page.evaluate(() => window.scrollTo(0, 700));
      await settled(page);
      expect.soft(await page.evaluate(coveredShare), mode).toBeLessThan(mostCovered);
      await page.evaluate(() => window.scrollTo(0, 0));
    };
    for (const [device, size] of Object.entries(sizes)) {
      await page.setViewportSize(size);
      // As an extension or a user style does: media queries keep the default size.
      await page.evaluate((text) => void (document.documentElement.style.fontSize = text), text);
      await check(`${device}, ${text}`);
      await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
      if (text !== '200%') continue;
      // As the browser's setting does.
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      await check(`${device}, setting of 32 px`);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
    }
  });
}
