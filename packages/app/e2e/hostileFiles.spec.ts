import type { Locator, Page } from '@playwright/test';
import { drop } from './files';
import { expect, test } from './fixtures';
import { open } from './pages';

const listed = (page: Page) =>
  page.getByRole('group', { name: 'Selected files' }).getByRole('listitem');
const skipped = (page: Page) =>
  page.getByRole('list', { name: 'Skipped files' }).getByRole('listitem');
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

async function offer(page: Page, names: string[]) {
  await page.getByLabel('Client Name').fill('Panaderya Dapithapon');
  await page.getByLabel('Document Type').selectOption('bank_statement');
  await drop(
    page.getByRole('group', { name: 'Files', exact: true }),
    names.map((name) => ({ name, content: 1 })),
  );
}

/** A listed file name as displayed: its characters sorted by their position on screen. */
const asSeen = (item: Locator) =>
  item
    .locator('bdi')
    .first()
    .evaluate((name) => {
      const text = name.firstChild ?? name;
      const letters = [...name.textContent].map((letter, index) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const { left, top } = range.getBoundingClientRect();
        return { letter, left, top };
      });
      letters.sort((a, b) => a.top - b.top || a.left - b.left);
      return letters.map(({ letter }) => letter).join('');
    });

const taken = [
  '<img src=x onerror=alert(1)>.png',
  '"><script>alert(1)</script>.pdf',
  '&lt;b&gt;&#0;.pdf',
  '{{constructor.constructor("alert(1)")()}}.pdf',
  "'; DROP TABLE clients; --.pdf",
  'javascript:alert(1).pdf',
  'invoice.exe.pdf',
  'SCAN.PDF',
  'a..pdf',
  '.pdf',
  ' .jpg',
  `${'é'.repeat(296)}.pdf`,
  `${'very-long-'.repeat(30)}.jpeg`,
  '%00%2e%2e%2f.pdf',
  'CON.pdf',
  'Z\u0351\u034b\u0369'.repeat(20) + '.pdf',
  '👨\u200d👩\u200d👧.png',
  'فاتورة.pdf',
  '__proto__.pdf',
  'null.pdf',
  '..\\..\\etc\\passwd.pdf',
  '=cmd|calc.pdf',
  '😀 ñ e\u0301 ı.jpg',
];

const left = [
  'invoice.pdf.exe',
  'invoice.pdf ',
  'invoice.pdf.',
  'invoice',
  'pdf',
  '',
  'ﬁle.рdf',
  'scan.pdf\n',
  'scan.pdf\u202e',
  'scan.PDF\u0000',
  'scan.svg',
  'scan.png;.html',
];

test('hostile names are listed as text, or skipped by their extension', async ({ page }) => {
  await open(page, '/upload');

  await test.step('no file name can disguise its extension', async () => {
    await offer(page, [
      'bill\u202etxt.pdf',
      '\u202ebill.pdf',
      '\u2067bill\u2066txt\u2069.pdf',
      'bill\u202efdp.exe',
      'bill\u2067gpj.scr',
      'bill.pdf\u0000.exe',
    ]);
    await expect(listed(page)).toHaveCount(3);
    for (const item of await listed(page).all()) expect(await asSeen(item)).toMatch(/\.pdf$/);

    await expect(skipped(page)).toHaveCount(3);
    for (const [index, ending] of ['.exe', '.scr', '.exe'].entries()) {
      expect(await asSeen(skipped(page).nth(index))).toMatch(new RegExp(`\\${ending}$`));
    }
    await listed(page).first().getByRole('button').first().click();
    await expect(preview(page).getByText('bill\ufffdtxt.pdf', { exact: true })).toBeVisible();
  });

  await test.step('names are text, and too long ones wrap', async () => {
    // Changing the client type clears the list.
    await page.getByRole('radio', { name: 'Merchant' }).click();
    await page.getByRole('radio', { name: 'Individual' }).click();
    await offer(page, [...taken, ...left]);
    await expect(listed(page)).toHaveCount(taken.length);
    await expect(listed(page).locator('bdi:first-of-type').first()).toHaveText(taken.slice(0, 1));
    const shown = await listed(page)
      .locator('button bdi')
      .evaluateAll((names) => names.map(({ textContent }) => textContent));
    expect(shown).toEqual(taken);
    await expect(skipped(page)).toHaveCount(6);
    await expect(skipped(page).last()).toHaveText(`and ${left.length - 5} more`);
    // Rendered as text: none became an element.
    await expect(page.locator('main img[src="x"], main script, main b')).toHaveCount(0);

    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed, `${width} px`).toBeLessThanOrEqual(width);
    }
  });

  await test.step('hundreds of files are listed', async () => {
    await offer(
      page,
      Array.from({ length: 500 }, (_, index) => `page ${index}.pdf`),
    );
    const count = taken.length + 500;
    await expect(page.getByRole('button', { name: `Upload ${count} File(s)` })).toBeEnabled();
    await expect(listed(page)).toHaveCount(count);
  });
});
