import { documents, findEvidence } from '@patunay/fixtures';
import type { Page } from '@playwright/test';
import { defined } from './defined';
import { onlyChromium } from './engines';
import { expect, test } from './fixtures';
import { settled } from './modes';
import { documentPath, open } from './pages';
import { contrast, readPixels } from './pixels';
import type { Rgb } from './pixels';

const stage = (page: Page) => page.getByRole('group', { name: 'Document page' });

/** Opens every page of every document that has marks. */
async function onMarkedPages(page: Page, check: () => Promise<void>) {
  for (const document of documents) {
    const boxes = findEvidence(document.id).flatMap((finding) => finding.boxes);
    await open(page, documentPath(document));
    for (const number of [...new Set(boxes.map((box) => box.page))].toSorted()) {
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

/** Where the lines and the tags of the marks are, and their colour. */
const readMarks = (page: Page) =>
  stage(page).evaluate((root) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('The browser has no 2D canvas.');
    return [...root.querySelectorAll('button')].map((button) => {
      const tag = button.querySelector('span:has(> svg)');
      const edge = tag?.parentElement;
      if (!edge) throw new Error(`The mark ${button.ariaLabel} has no tag.`);
      context.fillStyle = getComputedStyle(edge).borderTopColor;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      const colour = [red, green, blue] as const;
      const [line, covered] = [edge, tag].map((part) => part.getBoundingClientRect().toJSON());
      return { name: button.ariaLabel, line: line as DOMRect, tag: covered as DOMRect, colour };
    });
  });

type Mark = Awaited<ReturnType<typeof readMarks>>[number];

const isClose = (one: Rgb, other: Rgb) =>
  one.every((part, index) => Math.abs(part - Number(other[index])) < 24);

/** In pixels: how far from a corner, where two lines meet, and from a tag, whose colour is that of its line. */
const clearance = 5;

const isAtTag = (x: number, y: number, { tag }: Mark) =>
  tag.width > 0 &&
  x > tag.left - clearance &&
  x < tag.right + clearance &&
  y > tag.top - clearance &&
  y < tag.bottom + clearance;

/**
 * The contrast of a mark's line with what is next to it, outside and inside, at points all around it. Leaves out points
 * where there is no line: between dashes, and where another mark covers it.
 */
function contrastsOf(
  { line: { left, top, right, bottom }, colour }: Mark,
  marks: readonly Mark[],
  colourAt: (x: number, y: number) => Rgb | undefined,
) {
  const points = Array.from({ length: 20 }, (_, index) => index / 19).flatMap((share) => {
    const x = left + clearance + share * (right - left - 2 * clearance);
    const y = top + clearance + share * (bottom - top - 2 * clearance);
    return [
      { x, y: top, outwards: [0, -1] },
      { x, y: bottom, outwards: [0, 1] },
      { x: left, y, outwards: [-1, 0] },
      { x: right, y, outwards: [1, 0] },
    ] as const;
  });
  const seen = points.filter(({ x, y }) => !marks.some((mark) => isAtTag(x, y, mark)));
  return seen.flatMap(({ x, y, outwards: [across, down] }) => {
    const at = (distance: number) => colourAt(x + distance * across, y + distance * down);
    const line = steps.filter((distance) => {
      const shown = at(distance);
      return shown !== undefined && isClose(shown, colour);
    });
    const [inner, outer] = [line[0], line.at(-1)];
    if (inner === undefined || outer === undefined) return [];
    return [
      [outer + 0.5, outer + 1, outer + 1.5],
      [inner - 0.5, inner - 1, inner - 1.5],
    ].map((beside) =>
      Math.max(
        ...beside.map((distance) => {
          const shown = at(distance);
          return shown ? contrast(shown, colour) : 1;
        }),
      ),
    );
  });
}

/** The part of the page that has marks, with what is beside their lines. */
function around(marks: readonly Mark[]) {
  const x = Math.min(...marks.map(({ line }) => line.left)) - clearance;
  const y = Math.min(...marks.map(({ line }) => line.top)) - clearance;
  const right = Math.max(...marks.map(({ line }) => line.right)) + clearance;
  const bottom = Math.max(...marks.map(({ line }) => line.bottom)) + clearance;
  return { x, y, width: right - x, height: bottom - y };
}

/** Distances from the edge of a mark's line, in pixels, between which the line is. */
const steps = [-2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5];

test.describe('on a dense screen', () => {
  // So that no line is blurred by anti-aliasing.
  test.use({ deviceScaleFactor: 2, viewport: { width: 1440, height: 1200 } });

  test('marks stand out from the paper and its print, in light and in dark', async ({ page }) => {
    await onMarkedPages(page, async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        const marks = await readMarks(page);
        const { colourAt } = await readPixels(page, around(marks));
        for (const mark of marks) {
          const name = `${mark.name}, ${colorScheme}`;
          const contrasts = contrastsOf(mark, marks, colourAt);
          expect.soft(contrasts.length, `${name}: points`).toBeGreaterThan(20);
          const low = contrasts.filter((value) => value < 3);
          const least = Math.min(...contrasts).toFixed(2);
          // A few, where the line of another mark crosses.
          expect.soft(low.length / contrasts.length, `${name}: ${least}`).toBeLessThan(0.05);
        }
      }
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test.skip(({ browserName }) => browserName !== 'chromium', onlyChromium.phone);

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

  test('tags are dots outside the boxes, also that of the selected mark', async ({ page }) => {
    await open(page, documentPath(defined(documents.find(({ id }) => id === 'DOC-2006'))));
    const mark = stage(page).getByRole('button', { name: 'Balance Verification' });
    await mark.tap();
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    const tagged = (await readMarks(page)).filter(({ tag }) => tag.width > 0);
    expect(tagged.length).toBeGreaterThanOrEqual(3);
    for (const { name, line, tag } of tagged) {
      expect(tag.width, `${name}`).toBeLessThanOrEqual(8);
      const across = Math.min(tag.right, line.right) - Math.max(tag.left, line.left);
      expect(across, `${name}: over the box`).toBeLessThanOrEqual(4);
    }
  });

  test('each of two close marks is selected by a tap', async ({ page }) => {
    await open(page, documentPath(defined(documents.find(({ id }) => id === 'DOC-2006'))));
    for (const name of ['Missing: Statement Number', 'Statement Period']) {
      const mark = stage(page).getByRole('button', { name, exact: true });
      await mark.tap();
      await expect(mark).toHaveAttribute('aria-pressed', 'true');
    }
  });
});
