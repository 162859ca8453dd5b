import { clients, documents } from '@patunay/fixtures';
import type { Page } from '@playwright/test';
import { onlyChromium } from './engines';
import { expect, test } from './fixtures';
import { clientPath, documentPath, heading, open } from './pages';

const statement = documents.find(({ id }) => id === 'DOC-2006')!;

/** Opens a page, emulates print media, and fires `beforeprint`, which emulation alone does not fire. */
async function print(page: Page, path: string) {
  await page.emulateMedia({ media: 'screen' });
  await open(page, path);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

/** Asserts that a printed page has a heading and the date, and no navigation or buttons. */
async function expectPrintLayout(page: Page) {
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText(/^Printed \d{4}-\d\d-\d\d \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  for (const name of ['Approve Document', 'Upload Document', 'Add Pages', 'CSV', 'Zoom in']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  }
}

test('the printed page has a heading and the date, no navigation or buttons, and the findings of a document', async ({
  page,
}) => {
  await page.setViewportSize({ width: 688, height: 994 });
  const main = page.getByRole('main');

  for (const path of ['/activity', clientPath(clients[0]!)]) {
    await test.step(path, async () => {
      await print(page, path);
      await expectPrintLayout(page);
    });
  }

  await test.step('a report has its selected tab as the heading, and no other tabs', async () => {
    await print(page, '/reports?tab=rejected');
    await expectPrintLayout(page);
    await expect(page.getByRole('tab').filter({ visible: true })).toHaveText([
      'Rejected Documents',
    ]);
  });

  await test.step('a document shows the page with its marks, and the findings of closed panels', async () => {
    await print(page, documentPath(statement));
    await expectPrintLayout(page);
    await expect(main.getByRole('img', { name: /page 1 of 5/ })).toBeVisible();
    await expect(main.getByText('Branch code and statement number were not found.')).toBeVisible();
    for (const name of ['Missing: Branch Code', 'Transaction Lines', 'Editing History']) {
      await expect(main.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
    }
    await expect(main.getByText('Success', { exact: true }).filter({ visible: true })).toHaveCount(
      0,
    );
  });

  await test.step('the page fits below the heading on Letter, which is shorter than A4', async () => {
    // 11 inches minus the page margins, in CSS pixels.
    const letter = 11 * 96 - ((16 + 18) / 25.4) * 96;
    const status = await main.getByRole('status').boundingBox();
    expect(status!.y + status!.height).toBeLessThan(letter);
  });
});

test('a document and its findings print on two A4 pages, and on at most three Letter pages', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', onlyChromium.paper);
  await open(page, `${documentPath(statement)}?finding=font-detection`);
  const sheets = async (format: string) =>
    (await page.pdf({ format })).toString('latin1').match(/\/Type \/Page\b/g)!.length;
  expect(await sheets('A4')).toBe(2);
  expect(await sheets('Letter')).toBeLessThanOrEqual(3);
});
