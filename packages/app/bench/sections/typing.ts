import type { Browser, Page } from 'playwright';
import type { Context } from '../lib/section.ts';
import { stopwatch } from '../lib/stats.ts';
import { openThrottled, startTimer, timeOf } from '../lib/timer.ts';

export const title = 'Typing in the client search, sorting';
export const measures =
  'ms from a key press to the frame that shows its letter, and to the frame that shows the remaining rows, CPU throttled 4×, over generated clients. Sorting: ms from the press on a column header to the frame that shows the sorted rows. The reference is a plain React table of all rows: nothing memoized or paged. The product has 553 clients; 10,000 are for information.';

const sizes = [10, 553, 10_000];
const rounds = 2;
const query = 'maria';
const names = 'tbody tr > :nth-child(2)';

export const limits = [
  { figure: 'ours 553 rows median', atMost: 100 },
  { figure: 'sort 553 median', atMost: 100 },
];

export async function run({ pages, launch }: Context) {
  const browser = await launch();
  const { note, table } = stopwatch();
  for (const size of sizes) {
    for (const [label, name] of Object.entries({ ours: 'clients', 'plain table': 'table' })) {
      const page = await openThrottled(browser, `${pages}/?page=${name}&rows=${size}`);
      const search = page.getByRole('searchbox');
      await search.focus();
      const shown = await page.locator(names).count();
      for (let index = 0; index < rounds; index += 1) {
        for (let length = 1; length <= query.length; length += 1) {
          const time = await typeLetter(page, query.slice(0, length));
          note(`${label} ${size} letter`, time.letter);
          if (time.rows !== undefined) note(`${label} ${size} rows`, time.rows);
        }
        await search.fill('');
        await page.waitForFunction(
          ({ selector, all }) => document.querySelectorAll(selector).length === all,
          { selector: names, all: shown },
        );
        await page.waitForTimeout(300);
      }
      await page.close();
    }
  }
  for (const size of sizes.slice(1)) await timeSorts(browser, pages, size, note);
  await browser.close();
  return table();
}

/** Times two clicks on the header of each text column. */
async function timeSorts(
  browser: Browser,
  pages: string,
  size: number,
  note: ReturnType<typeof stopwatch>['note'],
) {
  const page = await openThrottled(browser, `${pages}/?page=clients&rows=${size}`);
  for (const column of ['id', 'name', 'lastActivity']) {
    const header = page.locator(`th[data-column=${column}] button`);
    for (const direction of ['ascending', 'descending']) {
      const sorted = `th[data-column=${column}][aria-sort=${direction}]`;
      const time = await timeOf(page, 'mousedown', sorted, () => header.click());
      note(`sort ${size}`, time);
      await page.waitForTimeout(300);
    }
  }
  await page.close();
}

/**
 * Types the last letter of the text. Returns the milliseconds until the letter is painted, and until the filtered rows
 * are; the latter is undefined if all rows on the page match already.
 */
async function typeLetter(page: Page, text: string) {
  const isFiltered = await page.evaluateHandle(
    ({ selector, wanted }) =>
      () =>
        [...document.querySelectorAll(selector)]
          .filter((cell) => cell.getBoundingClientRect().top < window.innerHeight)
          .every((cell) => cell.textContent?.toLowerCase().includes(wanted)),
    { selector: names, wanted: text },
  );
  const stays = await isFiltered.evaluate((holds) => holds());
  const letter = await startTimer(page, 'keydown', await page.evaluateHandle(() => () => true));
  const rows = stays ? undefined : await startTimer(page, 'keydown', isFiltered);
  await page.keyboard.press(text.slice(-1));
  return { letter: await letter(), rows: await rows?.() };
}
