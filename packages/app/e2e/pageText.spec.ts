import { documents } from '@patunay/fixtures';
import type { Page } from '@playwright/test';
import { decodeText } from '../../fixtures/src/samplePages/decodeText.ts';
import { text as encoded } from '../../fixtures/src/samplePages/texts/DOC-2006.ts';
import { text as tilted } from '../../fixtures/src/samplePages/texts/DOC-2005.ts';
import { expect, test } from './fixtures';
import { documentPath, open } from './pages';

const statement = documents.find(({ id }) => id === 'DOC-2006')!;
const registration = documents.find(({ id }) => id === 'DOC-2005')!;
const path = documentPath(statement);

const stage = (page: Page) => page.getByRole('group', { name: 'Document page' });
const cell = (page: Page, name: string) =>
  stage(page).getByRole('cell', { name, exact: true }).locator('[data-text-line]');

/** The centre and the size along the line of every word of the page that is shown, relative to the sheet, in pixels. */
const wordsOnScreen = (page: Page) =>
  stage(page).evaluate((element) => {
    const sheet = element.querySelector('img')!.getBoundingClientRect();
    const range = document.createRange();
    return [...element.querySelectorAll('[data-text-line]')].flatMap((line) =>
      [...line.children].map((word) => {
        range.selectNodeContents(word);
        const box = range.getBoundingClientRect();
        return {
          text: word.textContent,
          x: box.x + box.width / 2 - sheet.x,
          y: box.y + box.height / 2 - sheet.y,
          width: box.width,
          height: box.height,
          sheet: { width: sheet.width, height: sheet.height },
        };
      }),
    );
  });

/** Where the words of a page are printed, on a sheet that is turned by `rotation` and shown at `scale` pixels a point. */
function printedWords(
  pages: ReturnType<typeof decodeText>,
  page: number,
  rotation: number,
  scale: number,
) {
  const lines = pages[page - 1]!.flatMap(({ rows }) => rows.flat()).filter((line) => line !== null);
  return lines.flatMap((line) => {
    const turn = ((line.angle ?? 0) * Math.PI) / 180;
    const [middleX, middleY] = [line.x + line.width / 2, line.y + line.height / 2];
    return line.words.map(({ text, at, width }) => {
      const along = at + width / 2 - line.width / 2;
      const [x, y] = [middleX + along * Math.cos(turn), middleY + along * Math.sin(turn)];
      const [left, top] = {
        0: [x, y],
        90: [792 - y, x],
        180: [612 - x, 792 - y],
        270: [y, 612 - x],
      }[rotation]!;
      return {
        text,
        x: left! * scale,
        y: top! * scale,
        width: width * scale,
        angle: line.angle ?? 0,
      };
    });
  });
}

const views = [25, 73, 100, 150, 400].flatMap((zoom) =>
  [0, 90, 180, 270].map((rotation) => [zoom, rotation] as const),
);

test('each word is within 1.5 px of where it is printed, at every zoom and in every rotation', async ({
  page,
}) => {
  for (const [zoom, rotation] of views) {
    await open(page, `${path}?page=2&zoom=${zoom}&rotate=${rotation}`);
    await expect(cell(page, 'School fees, Malinis Elementary')).toBeAttached();
    const shown = await wordsOnScreen(page);
    const { width, height } = shown[0]!.sheet;
    const scale = Math.min(width, height) / 612;
    const printed = printedWords(decodeText(encoded), 2, rotation, scale);
    expect(shown.map(({ text }) => text)).toEqual(printed.map(({ text }) => text));
    const off = shown
      .map((word, index) => {
        const { x, y, width: size, angle } = printed[index]!;
        const isUpright = (rotation + angle) % 180 === 0;
        const long = isUpright ? word.width : word.height;
        return {
          text: word.text,
          by: Math.max(Math.abs(word.x - x) + Math.abs(long - size) / 2, Math.abs(word.y - y)),
        };
      })
      .filter(({ by }) => by > 1.5);
    expect(off, `${zoom}%, turned by ${rotation}`).toEqual([]);
  }
});

test('the words of a tilted page are where they are printed', async ({ page }) => {
  await open(page, `${documentPath(registration)}?page=2`);
  await expect(cell(page, 'Fourth quarter 2026').first()).toBeAttached();
  const shown = await wordsOnScreen(page);
  const printed = printedWords(decodeText(tilted), 2, 0, shown[0]!.sheet.width / 612);
  const off = shown.filter(
    (word, index) => Math.hypot(word.x - printed[index]!.x, word.y - printed[index]!.y) > 1.5,
  );
  expect(off).toEqual([]);
});
