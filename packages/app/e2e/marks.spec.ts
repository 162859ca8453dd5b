import { documents, findEvidence } from '@patunay/fixtures';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { documentPath, open } from './pages';

const stage = (page: Page) => page.getByRole('group', { name: 'Document page' });

/** Opens every page of every document that has marks. */
async function onMarkedPages(page: Page, check: () => Promise<void>) {
  for (const document of documents) {
    const places = findEvidence(document.id).flatMap((item) => item.places);
    await open(page, documentPath(document));
    for (const number of [...new Set(places.map((place) => place.page))].toSorted()) {
      await test.step(`${document.id}, page ${number}`, async () => {
        await page.getByRole('button', { name: `Page ${number}`, exact: true }).click();
        const name = `${document.name}, page ${number} of 5`;
        const image = stage(page).getByRole('img', { name, exact: true });
        await image.evaluate((element: HTMLImageElement) => element.decode());
        await check();
      });
    }
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('a tap on the centre of a mark hits that mark, also where marks are close', async ({
    page,
  }) => {
    await onMarkedPages(page, async () => {
      const missed = await stage(page).evaluate((root) => {
        const rectOf = (mark: Element) => {
          const line = mark.querySelector('span:has(> span)');
          if (!line) throw new Error(`The mark ${mark.ariaLabel} has no line.`);
          return line.getBoundingClientRect();
        };
        return [...root.querySelectorAll('button')].flatMap((mark) => {
          mark.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, top, right, bottom } = rectOf(mark);
          const hit = document
            .elementFromPoint((left + right) / 2, (top + bottom) / 2)
            ?.closest('button');
          // A smaller mark inside of it is on top.
          const inner = hit && rectOf(hit);
          const isInside =
            inner &&
            inner.left >= left &&
            inner.right <= right &&
            inner.top >= top &&
            inner.bottom <= bottom;
          return hit === mark || isInside ? [] : [`${mark.ariaLabel}: ${hit?.ariaLabel}`];
        });
      });
      expect.soft(missed).toEqual([]);
    });
  });
});
