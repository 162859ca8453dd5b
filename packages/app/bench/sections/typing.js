import { installTimer } from '../lib/painted.js';
import { serveBenchPages } from '../lib/pages.js';
import { summary } from '../lib/stats.js';
import { slowProcessor } from '../lib/throttle.js';
import { figureOf } from '../lib/promises.js';

export const title = 'Typing in the client search';
export const measures =
  'ms from a key to the frame that shows its letter, and to the frame that shows the rows it leaves, processor slowed four times, over generated clients. The reference is a plain React table without anything deferred or kept.';

const rounds = 4;
const query = 'maria';

export const promises = [
  { clients: 5, until: 'rows' },
  { clients: 553, until: 'rows' },
  { clients: 10_000, until: 'letter' },
].map(({ clients, until }) => ({
  what: `typing in the search of ${clients} clients: ms until the ${until}, median`,
  atMost: 50,
  read: figureOf('median', { clients, page: 'ours', until }),
}));

export async function run({ root, launch }) {
  const server = await serveBenchPages(root);
  const browser = await launch();
  const rows = [];
  for (const count of [5, 553, 10_000]) {
    for (const name of ['clients', 'table']) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await installTimer(page);
      await page.goto(`${server.origin}/?page=${name}&rows=${count}`);
      await page.getByRole('searchbox').focus();
      await slowProcessor(page);
      const letter = [];
      const shown = [];
      for (let index = 0; index < rounds; index += 1) {
        for (let length = 1; length <= query.length; length += 1) {
          const times = await pressKey(page, query[length - 1]);
          letter.push(times.letter);
          if (times.rows !== undefined) shown.push(times.rows);
        }
        await page.getByRole('searchbox').fill('');
        await page.waitForFunction(
          (all) => document.querySelectorAll('tbody tr').length === all,
          count,
        );
        await page.waitForTimeout(300);
      }
      await page.close();
      const label = { clients: count, page: name === 'clients' ? 'ours' : 'plain table' };
      rows.push({ ...label, until: 'letter', ...summary(letter) });
      if (shown.length > 0) rows.push({ ...label, until: 'rows', ...summary(shown) });
    }
  }
  await browser.close();
  server.close();
  return { rows };
}

/** A key that leaves all rows where they are has no time until rows. */
async function pressKey(page, key) {
  await page.evaluate((letter) => {
    const input = document.querySelector('input[type=search]');
    const wanted = (input.value + letter).toLowerCase();
    const rows = [...document.querySelectorAll('tbody tr')];
    const left = rows.filter((row) =>
      row.children[1].textContent.toLowerCase().includes(wanted),
    ).length;
    window.letterTaken = window.takeLetterTime();
    window.rowsTaken =
      left === rows.length
        ? undefined
        : window.takeTime('input', { selector: 'tbody tr', count: left });
  }, key);
  await page.keyboard.press(key);
  return page.evaluate(async () => ({
    letter: await window.letterTaken,
    rows: await window.rowsTaken,
  }));
}
