import { documents, samplePageText } from '@patunay/fixtures';
import type { PageText } from '@patunay/fixtures';
import type { Page } from '@playwright/test';
import { defined } from './defined';
import { expect, test } from './fixtures';
import { changeUrl, documentPath, open } from './pages';

const statement = defined(documents.find(({ id }) => id === 'DOC-2006'));
const path = documentPath(statement);

const stage = (page: Page) => page.getByRole('group', { name: 'Document page' });
/** The first line of the page that has exactly this text. */
const line = (page: Page, text: string) =>
  stage(page)
    .locator('[data-text-line]')
    .filter({ hasText: new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) })
    .first();

/** The centre and the size along the line of every word of the page that is shown, relative to the sheet, in pixels. */
const wordsOnScreen = (page: Page) =>
  stage(page).evaluate((element) => {
    const sheet = element.querySelector('img')?.getBoundingClientRect();
    if (!sheet) throw new Error('The page has no image.');
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

/** A point of a Letter page, once the page is turned. */
function turned(x: number, y: number, rotation: number): [number, number] {
  if (rotation === 90) return [792 - y, x];
  if (rotation === 180) return [612 - x, 792 - y];
  return rotation === 270 ? [y, 612 - x] : [x, y];
}

/** Where the words of a page are printed, on a sheet that is turned by `rotation` and shown at `scale` pixels a point. */
function printedWords(pages: readonly PageText[], page: number, rotation: number, scale: number) {
  const lines = defined(pages[page - 1])
    .flatMap(({ rows }) => rows.flat())
    .filter((line) => line !== null);
  return lines.flatMap((line) => {
    const turn = ((line.angle ?? 0) * Math.PI) / 180;
    const [middleX, middleY] = [line.x + line.width / 2, line.y + line.height / 2];
    return line.words.map(({ text, at, width }) => {
      const along = at + width / 2 - line.width / 2;
      const [x, y] = [middleX + along * Math.cos(turn), middleY + along * Math.sin(turn)];
      const [left, top] = turned(x, y, rotation);
      return {
        text,
        x: left * scale,
        y: top * scale,
        width: width * scale,
        angle: line.angle ?? 0,
      };
    });
  });
}

const views = [25, 73, 100, 150, 400].flatMap((zoom) =>
  [0, 90, 180, 270].map((rotation) => [zoom, rotation] as const),
);

/** Zooms and turns the second page, which is open. */
async function showView(page: Page, zoom: number, rotation: number) {
  await changeUrl(page, `${path}?page=2&zoom=${zoom}&rotate=${rotation}`);
  await expect(page.getByRole('toolbar', { name: 'Zoom' })).toContainText(`${zoom}%`);
  await expect(stage(page).locator(`[data-rotation="${rotation}"]`)).toBeAttached();
}

test('each word is within 1.5 px of where it is printed, at every zoom and in every rotation', async ({
  page,
}) => {
  const pages = await samplePageText(statement.id);
  await open(page, `${path}?page=2`);
  await expect(line(page, 'School fees, Malinis Elementary')).toBeAttached();
  for (const [zoom, rotation] of views) {
    await showView(page, zoom, rotation);
    const shown = await wordsOnScreen(page);
    const { width, height } = defined(shown[0]).sheet;
    const scale = Math.min(width, height) / 612;
    const printed = printedWords(pages, 2, rotation, scale);
    expect(shown.map(({ text }) => text)).toEqual(printed.map(({ text }) => text));
    const off = shown
      .map((word, index) => {
        const { x, y, width: size, angle } = defined(printed[index]);
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

/** What the key copies. */
async function copied(page: Page) {
  const text = await page.evaluateHandle(() => {
    const copy = new Promise<string>((resolve) => {
      document.addEventListener(
        'copy',
        ({ clipboardData }) => resolve(clipboardData?.getData('text/plain') ?? ''),
        { once: true },
      );
    });
    // In an object, or the handle would wait for it.
    return { copy };
  });
  await page.keyboard.press('ControlOrMeta+c');
  return text.evaluate(({ copy }) => copy);
}

/** Drags from the start of one line to the end of another, in the direction in which the sheet is turned. */
async function dragAcross(page: Page, from: string, to: string) {
  const edge = (name: string, side: 'start' | 'end') =>
    line(page, name).evaluate((element, at) => {
      const word = at === 'start' ? element.firstElementChild : element.lastElementChild;
      const text = word?.firstChild;
      if (!(text instanceof Text)) throw new Error('The line has no words.');
      const range = document.createRange();
      const letter = at === 'start' ? 0 : text.length - 1;
      range.setStart(text, letter);
      range.setEnd(text, letter + 1);
      const box = range.getBoundingClientRect();
      const turn = (Number(element.getAttribute('data-text-line')) * Math.PI) / 180;
      const by = (at === 'start' ? -0.4 : 0.4) * Math.max(box.width, 1);
      return {
        x: box.x + box.width / 2 + by * Math.cos(turn),
        y: box.y + box.height / 2 + by * Math.sin(turn),
      };
    }, side);
  await line(page, from).scrollIntoViewIfNeeded();
  const [start, end] = [await edge(from, 'start'), await edge(to, 'end')];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
}

const twoLines = [
  ['Mobile load, Habagat Telecom', '612504', '300.00', '', '11,565.60'],
  ['4', '02-Oct-2026', 'Cash withdrawal, Dalisay Plaza ATM'],
]
  .map((cells) => cells.join('\t'))
  .join('\n');

test('a drag selects text across two lines, and copies it with tabs between cells', async ({
  page,
}) => {
  await open(page, `${path}?page=2`);
  await expect(line(page, '612504')).toBeAttached();
  for (const [zoom, rotation] of [
    [73, 0],
    [150, 0],
    [73, 90],
    [150, 180],
  ] as const) {
    await test.step(`at ${zoom}%, turned by ${rotation}`, async () => {
      await showView(page, zoom, rotation);
      const scrolled = () =>
        stage(page).evaluate(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft]);
      await line(page, 'Mobile load, Habagat Telecom').scrollIntoViewIfNeeded();
      const before = await scrolled();
      await dragAcross(page, 'Mobile load, Habagat Telecom', 'Cash withdrawal, Dalisay Plaza ATM');
      expect(await scrolled()).toEqual(before);
      expect(await copied(page)).toBe(twoLines);
    });
  }
});

test('a word that stands on three pages is found by keyboard alone', async ({ page }) => {
  // Wide enough for the thumbnails.
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, path);
  await stage(page).focus();
  await page.keyboard.press('s');
  const field = page.getByRole('searchbox', { name: 'Search in the document' });
  await expect(field).toBeFocused();
  await page.keyboard.type('BALANCE at');
  const result = page.getByRole('search').getByRole('paragraph');
  await expect(result).toHaveText('2 matches');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('transfer');
  await expect(result).toHaveText('8 matches');
  for (const [number, count] of [
    [2, '3 matches'],
    [3, '4 matches'],
    [5, '1 match'],
  ] as const) {
    const thumbnail = page.getByRole('radio', { name: `Thumbnail ${number}` });
    await expect(thumbnail).toHaveAccessibleDescription(count);
  }

  const position = page.getByText(/^Page \d of 5$/);
  await page.keyboard.press('Enter');
  await expect(result).toHaveText('1 of 8');
  await expect(position).toHaveText('Page 2 of 5');
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('Enter');
  await expect(position).toHaveText('Page 3 of 5');
  await page.keyboard.press('Shift+Enter');
  await expect(position).toHaveText('Page 2 of 5');
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('Shift+Enter');
  await expect(result).toHaveText('8 of 8');
  await expect(position).toHaveText('Page 5 of 5');
  await page.keyboard.press('Enter');
  await expect(result).toHaveText('1 of 8');
  await expect(page).toHaveURL(/find=transfer/);

  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(page).not.toHaveURL(/find/);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(stage(page)).toBeFocused();
});

test.describe('without its text', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to load/ });

  test('a page works, and the search says so; it can be tried again, or the page reloaded', async ({
    page,
  }) => {
    const text = /assets\/DOC-2006-[^/]*\.js$/;
    await page.route(text, (route) => route.abort());
    await open(page, `${path}?find=transfer`);
    await expect(stage(page).getByRole('img')).toBeVisible();
    const result = page.getByRole('search').getByRole('paragraph');
    await expect(result).toHaveText('The text of this document could not be loaded.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(result).toHaveText(
      'The text of this document could not be loaded. Reload the page to search it.',
    );
    await page.unroute(text);
    await page.getByRole('button', { name: 'Reload page' }).click();
    await expect(result).toHaveText('8 matches');
  });
});
