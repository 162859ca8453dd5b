import { documents, samplePageText } from '@patunay/fixtures';
import type { PageText } from '@patunay/fixtures';
import type { Locator, Page } from '@playwright/test';
import { defined } from './defined';
import { expect, test } from './fixtures';
import { changeUrl, documentPath, open } from './pages';

const statement = defined(documents.find(({ id }) => id === 'DOC-2006'));
const registration = defined(documents.find(({ id }) => id === 'DOC-2005'));
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

test('the words of a tilted page are where they are printed', async ({ page }) => {
  await open(page, `${documentPath(registration)}?page=2`);
  await expect(line(page, 'Fourth quarter 2026')).toBeAttached();
  const shown = await wordsOnScreen(page);
  const printed = printedWords(
    await samplePageText(registration.id),
    2,
    0,
    defined(shown[0]).sheet.width / 612,
  );
  const off = shown.filter((word, index) => {
    const { x, y } = defined(printed[index]);
    return Math.hypot(word.x - x, word.y - y) > 1.5;
  });
  expect(off).toEqual([]);
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

test('a drag on the paper pans, a double click selects a word, a drag from beside a mark selects its text as well', async ({
  page,
}) => {
  await open(page, `${path}?page=2&zoom=150`);
  await expect(line(page, '612504')).toBeAttached();

  const box = defined(await line(page, 'Groceries, Tindahan ni Aling Rosa').boundingBox());
  await page.mouse.dblclick(box.x + box.width - 4, box.y + box.height / 2);
  expect(await copied(page)).toBe('Rosa');

  const between = box.y - 5;
  await page.mouse.move(box.x + box.width + 12, between);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 12, between - 60, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => stage(page).evaluate(({ scrollTop }) => scrollTop)).toBe(60);
  expect(await page.evaluate(() => String(getSelection()))).toBe('');

  // A mark is above the amount.
  await page.keyboard.press('0');
  await dragAcross(page, '615679', '28,500.00');
  expect(await copied(page)).toBe('615679\t\t28,500.00');
  await expect(page).not.toHaveURL(/finding/);
});

const tools = (page: Page) => page.getByRole('toolbar', { name: 'Selected text' });
const clipboardOf = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The box of an element that is shown. */
const boxOf = async (element: Locator) => defined(await element.boundingBox());

test('a selected word is copied, or leads to the finding in whose place it is', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${path}?page=2&zoom=window`);
  const amount = line(page, '28,500.00');
  await expect(amount).toBeAttached();
  const box = await boxOf(amount);
  const select = () => page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  await select();
  await expect(tools(page).getByRole('button')).toHaveText(['Copy', 'Show finding']);
  await expect(stage(page)).toBeFocused();
  const [shown, bounds] = [await boxOf(tools(page)), await boxOf(stage(page))];
  expect(shown.y + shown.height <= box.y || shown.y >= box.y + box.height).toBe(true);
  expect(shown.x).toBeGreaterThanOrEqual(bounds.x);
  expect(shown.x + shown.width).toBeLessThanOrEqual(bounds.x + bounds.width);

  await page.keyboard.press('Tab');
  await expect(tools(page).getByRole('button', { name: 'Copy' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tools(page).getByRole('status')).toHaveText('Copied');
  expect(await clipboardOf(page)).toBe('28,500.00');
  await page.keyboard.press('Escape');
  await expect(tools(page)).toHaveCount(0);
  await expect(stage(page)).toBeFocused();
  await expect(page).not.toHaveURL(/finding/);

  await select();
  await expect(tools(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tools(page)).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(amount).toBeAttached();
  await select();
  await tools(page).getByRole('button', { name: 'Show finding' }).click();
  await expect(page).toHaveURL(/finding=font-detection/);
  await expect(tools(page)).toHaveCount(0);
});

test('two lines are copied with tabs; where the browser refuses, the key is named', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${path}?page=2&zoom=150`);
  await expect(line(page, '612504')).toBeAttached();
  await dragAcross(page, 'Mobile load, Habagat Telecom', 'Cash withdrawal, Dalisay Plaza ATM');
  await tools(page).getByRole('button', { name: 'Copy' }).click();
  await expect(tools(page).getByRole('status')).toHaveText('Copied');
  expect(await clipboardOf(page)).toBe(twoLines);

  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { get: () => undefined }),
  );
  await tools(page).getByRole('button', { name: 'Copy' }).click();
  await expect(tools(page).getByRole('status')).toContainText('Press Ctrl+C or Cmd+C.');
  expect(await copied(page)).toBe(twoLines);
});

test('in the review dialog, Escape closes the tools of selected text, and then the dialog', async ({
  page,
}) => {
  await open(page, '/review?document=DOC-2006&decision=reject&page=2&zoom=window');
  const dialog = page.getByRole('dialog');
  const amount = line(page, '28,500.00');
  await expect(amount).toBeAttached();
  await amount.scrollIntoViewIfNeeded();
  const box = await boxOf(amount);
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  await expect(tools(page).getByRole('button', { name: 'Show finding' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tools(page)).toHaveCount(0);
  // It would still be visible while it closes.
  await expect(dialog).toHaveAttribute('data-state', 'open');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('both texts of a comparison are copied as they are', async ({ page }) => {
  const certificate = defined(documents.find(({ id }) => id === 'DOC-2004'));
  await open(page, `${documentPath(certificate)}?finding=trade-name`);
  const texts = page.getByRole('group', { name: /^Comparison: / }).getByRole('definition');
  for (const [index, text] of ['Panaderya Dapitapon', 'Panaderya Dapithapon'].entries()) {
    await texts.nth(index).click({ clickCount: 3 });
    await page.keyboard.press('ControlOrMeta+c');
    expect((await page.evaluate(() => String(getSelection()))).trim()).toBe(text);
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
  const result = page.getByRole('search').getByRole('status');
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

test('a link with a query marks its matches; nothing found is said', async ({ page }) => {
  await open(page, `${path}?find=lorem`);
  const search = page.getByRole('search');
  await expect(search.getByRole('status')).toHaveText('No matches');
  await expect(search.getByRole('searchbox')).not.toBeFocused();
  await search.getByRole('searchbox').fill('(a+)+$');
  await expect(search.getByRole('status')).toHaveText('No matches');
  await search.getByRole('searchbox').fill('x'.repeat(10_000));
  await expect(search.getByRole('status')).toHaveText('No matches');
});

test('Escape in the search of the review dialog leaves the dialog open', async ({ page }) => {
  await open(page, '/review');
  await page
    .getByRole('button', { name: /^Review/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Search in the document' }).click();
  const field = dialog.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('closing balance');
  await expect(dialog.getByRole('search').getByRole('status')).toHaveText('3 matches');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(dialog).toBeVisible();
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
    const result = page.getByRole('search').getByRole('status');
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

test('a screen reader reads a page in order, with its tables and with each finding where it is', async ({
  page,
}) => {
  await open(page, path);
  await expect(stage(page).getByText('Regular savings, peso')).toBeAttached();
  await expect(stage(page)).toMatchAriaSnapshot(`
    - group "Document page":
      - /children: equal
      - img "Sampaguita statement Oct 2026.pdf, page 1 of 5"
      - paragraph: Bangko Sampaguita
      - paragraph: Savings, loans and remittances since 1961
      - paragraph: STATEMENT OF ACCOUNT
      - paragraph: 01-Oct-2026 to 31-Oct-2026
      - paragraph:
        - button "Account Holder"
        - text: IBAÑEZ, MARIA TERESA
      - paragraph: 27 Ilang-Ilang Street, Barangay Malinis
      - paragraph: Dalisay City, Batangas 4299
      - paragraph:
        - text: Account no.
        - button "Account Number"
        - text: 2204 1185 7364
      - paragraph: Kind of account Regular savings, peso
      - paragraph:
        - text: Period
        - button "Statement Period"
        - text: 01-Oct-2026 to 31-Oct-2026
      - paragraph:
        - text: Statement number
        - 'button "Missing: Statement Number"'
      - paragraph: Branch Dalisay City
      - paragraph:
        - text: Branch code
        - 'button "Missing: Branch Code"'
      - heading "Your account in October" [level=2]
      - paragraph: Opening balance
      - paragraph: PHP 14,208.35
      - paragraph: 01-Oct-2026
      - paragraph: Credits
      - paragraph: 8 lines
      - paragraph: money in
      - paragraph: Debits
      - paragraph: 38 lines
      - paragraph: money out
      - paragraph: Closing balance
      - paragraph:
        - button "Balance Verification"
        - text: PHP 17,542.57
      - paragraph: 31-Oct-2026
      - heading "Balance at the end of each day" [level=2]
      - paragraph: "0"
      - paragraph: 10,000
      - paragraph: 20,000
      - paragraph: 30,000
      - paragraph: 1 5 10 15 20 25 31
      - heading "Please check this statement" [level=2]
      - paragraph: Tell us within thirty days if an entry is not yours. After that the statement counts as accepted.
      - heading "Interest" [level=2]
      - paragraph: Paid on the last day of the month on the average daily balance, after withholding tax.
      - heading "Your passbook" [level=2]
      - paragraph: Have it updated at any branch. Entries in the passbook and in this statement are the same.
      - heading "Deposit insurance" [level=2]
      - paragraph: Deposits are insured for each depositor up to the limit that the law provides.
      - paragraph: SAMPLE
      - paragraph: Sheet 1 of 5
      - paragraph: Bangko Sampaguita, Dalisay City branch, 9 Katipunan Street, Dalisay City, Batangas 4299
  `);
});
