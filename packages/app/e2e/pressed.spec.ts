import { documents } from '@patunay/fixtures';
import type { Locator, Page } from '@playwright/test';
import { defined } from './defined';
import { expect, test } from './fixtures';
import { documentPath, open } from './pages';
import { contrast, readPixels } from './pixels';

const statement = documentPath(defined(documents.find(({ id }) => id === 'DOC-2006')));
const reviewDialog = (page: Page) => page.getByRole('dialog');

/** Controls that are on or off, or one of which is chosen: where they are, and how to find one that is off. */
const controls: Record<string, (page: Page) => Promise<Locator>> = {
  'a tool of the viewer': async (page) => {
    await open(page, statement);
    return page.getByRole('button', { name: 'Fit to window' });
  },
  'the magnifier': async (page) => page.getByRole('button', { name: 'Magnifier' }),
  'a page in the pager': async (page) => page.getByRole('button', { name: 'Page 2', exact: true }),
  'a thumbnail': async (page) => page.getByRole('radio', { name: 'Thumbnail 3' }),
  'a finding of a panel': async (page) => {
    await open(page, `${statement}?panel=fraud`);
    return page.getByRole('button', { name: 'Show evidence: Font Detection' });
  },
  'a line of a sum': async (page) => {
    await open(page, `${statement}?finding=balance-verification`);
    return page.locator('[data-comparison]').getByRole('row', { name: '38 debits' });
  },
  'a tab': async (page) => {
    await open(page, '/reports');
    return page.getByRole('tab', { name: 'Utility Bills' });
  },
  'a client type': async (page) => {
    await open(page, '/upload');
    return page.getByRole('radio', { name: 'Merchant' });
  },
  'a finding of a review': async (page) => {
    await open(page, '/review');
    await page.getByRole('article').first().getByRole('button').click();
    return reviewDialog(page).getByRole('button', { name: 'Show evidence: Font Detection' });
  },
  'a decision': async (page) => reviewDialog(page).getByRole('radio', { name: 'Reject' }),
  'a sentence of a reason': async (page) =>
    reviewDialog(page)
      .getByRole('button', { name: /^Add to the reason: / })
      .first(),
};

/** The pixels of a small tick, the least that shows a state without colour. */
const tick = 15;

test('what is pressed or chosen differs by more than a tint, in light and in dark', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [name, find] of Object.entries(controls)) {
    await test.step(name, async () => {
      const control = await find(page);
      // An invisible input covers its label.
      const label = control.locator('xpath=ancestor::label');
      const shown = (await label.count()) > 0 ? label : control;
      await shown.scrollIntoViewIfNeeded();
      const looks = async () => {
        await page.mouse.move(0, 0);
        const clip = defined(await shown.boundingBox());
        await page.emulateMedia({ colorScheme: 'dark' });
        const dark = (await readPixels(page, clip)).colours();
        await page.emulateMedia({ colorScheme: 'light' });
        const light = (await readPixels(page, clip)).colours();
        return { light, dark };
      };
      const before = await looks();
      await shown.click();
      const after = await looks();
      for (const scheme of ['light', 'dark'] as const) {
        const strong = after[scheme].filter((colour, index) => {
          const earlier = before[scheme][index];
          return earlier !== undefined && contrast(colour, earlier) >= 3;
        });
        expect.soft(after[scheme].length, 'as large as before').toBe(before[scheme].length);
        expect
          .soft(strong.length, `pixels with a contrast of 3 in ${scheme}`)
          .toBeGreaterThan(tick);
      }
    });
  }
});
