import { installTimer } from '../lib/painted.js';
import { median, summary } from '../lib/stats.js';
import { slowProcessor } from '../lib/throttle.js';

export const title = 'Typing in the client search';
export const measures =
  'ms from a key press to the frame that shows its letter, and to the frame that shows the remaining rows, CPU throttled 4×, over generated clients. The reference is a plain React table of all rows: nothing deferred, memoized or paged.';

const sizes = [10, 553, 10_000];
const rounds = 2;
const query = 'maria';
const names = 'tbody tr > :nth-child(2)';

export const limits = [
  { what: 'typing, 10 clients, rows', of: 'ours 10 rows', over: 'plain table 10 rows', atMost: 4 },
  {
    what: 'typing, 553 clients, rows',
    of: 'ours 553 rows',
    over: 'plain table 553 rows',
    atMost: 1,
  },
  {
    what: 'typing, 10,000 clients, rows',
    of: 'ours 10000 rows',
    over: 'ours 10 rows',
    atMost: 1.25,
  },
];

export async function run({ pages, launch }) {
  const browser = await launch();
  const rows = [];
  const figures = {};
  for (const size of sizes) {
    for (const [label, name] of Object.entries({ ours: 'clients', 'plain table': 'table' })) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await installTimer(page);
      await page.goto(`${pages}/?page=${name}&rows=${size}`);
      const search = page.getByRole('searchbox');
      await search.focus();
      await slowProcessor(page);
      const shown = await page.locator(names).count();
      const times = { letter: [], rows: [] };
      for (let index = 0; index < rounds; index += 1) {
        for (const key of query) {
          const time = await pressKey(page, key);
          times.letter.push(time.letter);
          if (time.rows !== undefined) times.rows.push(time.rows);
        }
        await search.fill('');
        await page.waitForFunction(
          ([selector, all]) => document.querySelectorAll(selector).length === all,
          [names, shown],
        );
        await page.waitForTimeout(300);
      }
      await page.close();
      for (const [until, values] of Object.entries(times)) {
        if (values.length === 0) continue;
        rows.push({ clients: size, page: label, until, ...summary(values) });
        figures[`${label} ${size} ${until}`] = median(values);
      }
    }
  }
  await browser.close();
  return { rows, figures };
}

/** Presses a key and starts its timers. If the key filters out no rows, there is no time to new rows. */
async function pressKey(page, key) {
  await page.evaluate(
    ([letter, selector]) => {
      const input = /** @type {HTMLInputElement} */ (document.querySelector('input[type=search]'));
      const wanted = (input.value + letter).toLowerCase();
      const shown = [...document.querySelectorAll(selector)];
      const stays = shown.every((cell) => cell.textContent.toLowerCase().includes(wanted));
      window.letterTaken = window.takeLetterTime();
      window.rowsTaken = stays ? undefined : window.takeTime('input', { selector, every: wanted });
    },
    [key, names],
  );
  await page.keyboard.press(key);
  return page.evaluate(async () => ({
    letter: await window.letterTaken,
    rows: await window.rowsTaken,
  }));
}
