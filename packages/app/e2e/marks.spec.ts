import { documents, findEvidence } from '@patunay/fixtures';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { daily } from './daily';
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

/** The brightness of each pixel of the stage, from 0 to 255. */
async function brightness(page: Page) {
  const image = sharp(await stage(page).screenshot());
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const values = Float32Array.from({ length: data.length / 3 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(3 * index, 3 * index + 3);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  return { values, width: info.width };
}

/** Rotates the page by 90°, and moves the pointer away, whose tooltip would cover the page. */
async function rotate(page: Page) {
  await page.getByRole('button', { name: 'Rotate' }).click();
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
}

/** The visible lines of text that no mark belongs to, relative to the stage. */
const unmarkedLines = (page: Page) =>
  stage(page).evaluate((root) => {
    const { left, top, width, height } = root.getBoundingClientRect();
    const marks = [...root.querySelectorAll('button span:has(> span)')].map((edge) =>
      edge.getBoundingClientRect(),
    );
    const overlap = (line: DOMRect, mark: DOMRect) =>
      (Math.max(0, Math.min(line.right, mark.right) - Math.max(line.left, mark.left)) *
        Math.max(0, Math.min(line.bottom, mark.bottom) - Math.max(line.top, mark.top))) /
      (line.width * line.height);
    return [...root.querySelectorAll('[data-text-line]')]
      .map((line) => ({ text: line.textContent, box: line.getBoundingClientRect() }))
      .filter(({ box }) => marks.every((mark) => overlap(box, mark) < 0.3))
      .map(({ text, box }) => ({
        text,
        left: Math.max(0, Math.floor(box.left - left)),
        top: Math.max(0, Math.floor(box.top - top)),
        right: Math.min(width, Math.ceil(box.right - left)),
        bottom: Math.min(height, Math.ceil(box.bottom - top)),
      }));
  });

for (const width of [390, 768, 1366]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width}, ${colorScheme}`, { tag: daily }, () => {
      test.use({ viewport: { width, height: 1300 }, colorScheme });
      test('marks hide no print of other lines, and their icons are at least 10 px wide', async ({
        page,
      }) => {
        test.slow();
        let lines = 0;
        await onMarkedPages(page, async () => {
          await stage(page).locator('[data-text-line]').first().waitFor();
          for (const rotation of [0, 90]) {
            const unmarked = await unmarkedLines(page);
            const shown = await brightness(page);
            const style = await page.addStyleTag({
              content: 'button:has(> span > span > svg) { visibility: hidden !important }',
            });
            const hidden = await brightness(page);
            await style.evaluate((element: HTMLElement) => element.remove());
            const at = (x: number, y: number) => y * shown.width + x;
            const covered = unmarked.flatMap(({ text, left, top, right, bottom }) => {
              let dark = 0;
              let same = 0;
              for (let y = top; y < bottom; y += 1) {
                for (let x = left; x < right; x += 1) {
                  const before = hidden.values[at(x, y)] ?? 255;
                  if (before > 110) continue;
                  dark += 1;
                  if (Math.abs((shown.values[at(x, y)] ?? 255) - before) < 25) same += 1;
                }
              }
              if (dark > 0) lines += 1;
              return dark > 0 && same / dark < 0.99 ? [`${text}: ${same} of ${dark}`] : [];
            });
            expect.soft({ rotation, covered }).toEqual({ rotation, covered: [] });
            const widths = await stage(page)
              .locator('button svg:visible')
              .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width));
            expect.soft(widths.filter((iconWidth) => iconWidth < 10)).toEqual([]);
            await rotate(page);
          }
          // Upright again.
          await rotate(page);
          await rotate(page);
        });
        expect(lines).toBeGreaterThan(200);
      });
    });
  }
}
