import { clients, documents, extractedFields } from '@patunay/fixtures';
import type { Page } from '@playwright/test';
import { defined } from './defined';
import { expect, test } from './fixtures';
import { clientPath, documentPath, heading, open, prepareCaseSheet } from './pages';

const statement = defined(documents.find(({ id }) => id === 'DOC-2006'));

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

  for (const path of ['/activity', clientPath(defined(clients[0]))]) {
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
    await expect(main.getByRole('region', { name: 'Case sheet' })).toBeVisible();
    for (const name of ['Missing: Branch Code', 'Transaction Lines', 'Editing History']) {
      await expect(main.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
    }
    await expect(main.getByText('Success', { exact: true }).filter({ visible: true })).toHaveCount(
      0,
    );
  });
});

test('after the summary, a document prints a case sheet of every finding, then the page, then the panels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 688, height: 994 });
  await open(page, documentPath(statement));
  await prepareCaseSheet(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const sheet = page.getByRole('region', { name: 'Case sheet' });
  const entries = sheet.getByRole('list').first().locator('> li');
  const nameOf = (index: number) => entries.nth(index).getByRole('heading');

  await test.step('every finding that did not pass, worst first, numbered', async () => {
    await expect(sheet.getByRole('heading', { name: '9 findings' })).toBeVisible();
    await expect(sheet.getByText('2 errors, 4 warnings, 3 missing')).toBeVisible();
    await expect(entries).toHaveCount(9);
    await expect(nameOf(0)).toHaveText('Editing History');
    await expect(nameOf(1)).toHaveText('Balance Verification');
    await expect(nameOf(7)).toHaveText('Missing: Statement Number');
    await expect(entries.nth(8)).toContainText(/^9/);
  });

  await test.step('with its place in words, its comparison and its crops', async () => {
    const balance = entries.nth(1);
    await expect(balance).toContainText(
      'Fraud Detection: page 1, middle right; page 2, middle right and bottom right; page 3, bottom right',
    );
    await expect(balance.getByRole('row').last()).toHaveText('Difference40,000.00');
    const widths = await sheet
      .getByRole('img')
      .evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.naturalWidth));
    expect(widths.length).toBeGreaterThan(5);
    expect(new Set(widths)).toEqual(new Set([612]));
    await expect(entries.nth(0)).toContainText('Metadata: whole file');
  });

  await test.step('nothing is listed twice, and no extracted value appears', async () => {
    for (const name of ['Editing History', 'Missing: Branch Code']) {
      await expect(page.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
    }
    const markup = await page.content();
    for (const text of Object.entries(extractedFields).flat()) expect(markup).not.toContain(text);
  });

  await test.step('the order is summary, case sheet, page, panels', async () => {
    const tops = await Promise.all(
      [
        page.getByText('Needs Review', { exact: true }),
        sheet,
        page.getByRole('img', { name: /page 1 of 5/ }),
        page.getByRole('group', { name: 'Utility Bill Fields' }),
      ].map(async (part) => defined(await part.boundingBox()).y),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  await test.step('on A4 and on Letter, no finding is cut', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    for (const { format, height, width, mostSheets } of [
      { format: 'A4', height: 297, width: 688, mostSheets: 4 },
      { format: 'Letter', height: 279.4, width: 710, mostSheets: 5 },
    ]) {
      await test.step(format, async () => {
        // The margins of base.css.
        const printable = ((height - 16 - 18) / 25.4) * 96;
        const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type \/Page\b/g);
        expect(sheets?.length).toBeLessThanOrEqual(mostSheets);

        await page.setViewportSize({ width, height: 994 });
        await page.emulateMedia({ media: 'print' });
        await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
        await expect(entries).toHaveCount(9);
        const cut = await entries.evaluateAll(
          (all, most) =>
            all.filter(
              (entry) =>
                entry.getBoundingClientRect().height >= most ||
                getComputedStyle(entry).breakInside !== 'avoid',
            ).length,
          printable,
        );
        expect(cut).toBe(0);
        await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
        await page.emulateMedia({ media: 'screen' });
      });
    }
  });
});
