import { serveBenchPages } from '../lib/pages.js';
import { installTimer } from '../lib/painted.js';
import { heapOf } from '../lib/heap.js';
import { median, round } from '../lib/stats.js';

export const title = 'How the cost grows with the data';
export const measures =
  'ms, medians of five, without slowing the processor: the client table drawn for the first time, one letter typed into its search until the rows are there, all rows exported (text produced; joined by hand as the reference); and the memory that the drawn table holds. Growth is the exponent from one size to the next: 1 is linear, 0 constant.';

const sizes = [10, 100, 1000, 10_000];
const rounds = 5;
const growing = ['draw', 'filter', 'csv', 'json', 'join', 'KiB'];

export async function run({ root, launch }) {
  const server = await serveBenchPages(root);
  const browser = await launch();
  const rows = [];
  for (const size of sizes) {
    const runs = [];
    for (let index = 0; index < rounds; index += 1) {
      runs.push(await measure(browser, `${server.origin}/?page=clients&wait&rows=${size}`, size));
    }
    const row = { rows: size };
    for (const name of growing) row[name] = round(median(runs.map((run) => run[name])), 2);
    rows.push(row);
  }
  await browser.close();
  server.close();

  const exponents = rows.slice(1).map((row, index) => {
    const growth = { rows: `${rows[index].rows} → ${row.rows}` };
    for (const name of growing)
      growth[name] = round(Math.log10(row[name] / Math.max(rows[index][name], 0.01)), 2);
    return growth;
  });
  return { rows: [...rows, ...exponents] };
}

async function measure(browser, url, size) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await installTimer(page);
  await page.goto(url);
  const before = await heapOf(page);
  const draw = await page.evaluate(
    (count) =>
      new Promise((done) => {
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (document.querySelectorAll('tbody tr').length !== count) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
        });
        observer.observe(document, { subtree: true, childList: true });
        window.show();
      }),
    size,
  );
  const after = await heapOf(page);
  const formats = await page.evaluate(() =>
    Object.fromEntries(
      Object.entries(window.formats).map(([name, format]) => {
        const times = Array.from({ length: 7 }, () => {
          const start = performance.now();
          format();
          return performance.now() - start;
        });
        return [name, times.toSorted((a, b) => a - b)[3]];
      }),
    ),
  );
  const left = await page.evaluate(() => {
    const names = [...document.querySelectorAll('tbody tr')].map((row) => row.children[1]);
    const count = names.filter((cell) => cell.textContent.toLowerCase().includes('mar')).length;
    window.rowsTaken = window.takeTime('input', { selector: 'tbody tr', count });
    return count;
  });
  await page.getByRole('searchbox').fill('mar');
  const filter = left === size ? 0 : await page.evaluate(() => window.rowsTaken);
  await page.close();
  return { draw, filter, ...formats, KiB: (after.bytes - before.bytes) / 1024 };
}
