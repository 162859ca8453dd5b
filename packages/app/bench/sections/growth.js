import { installTimer } from '../lib/painted.js';
import { heapOf } from '../lib/heap.js';
import { median, round } from '../lib/stats.js';

export const title = 'How the cost grows with the data';
export const measures =
  'ms, medians, CPU not throttled: the first render of the client table; three letters filled into its search, until the rows are rendered; the export of all rows as text (reference: joined by hand). Memory and DOM nodes of the rendered table.';

const sizes = [10, 101, 1000, 10_000];
const rounds = 2;
const growing = ['render', 'filter', 'csv', 'json', 'join', 'KiB', 'nodes'];
const names = 'tbody tr > :nth-child(2)';

export const limits = [
  { what: 'DOM nodes, 10,000 clients', of: 'nodes 10000', over: 'nodes 101', atMost: 1.1 },
  { what: 'CSV of 10,000 clients', of: 'csv 10000', over: 'join 10000', atMost: 20 },
];

export async function run({ pages, launch }) {
  const browser = await launch();
  const rows = [];
  for (const size of sizes) {
    const runs = [];
    for (let index = 0; index < rounds; index += 1) {
      runs.push(await measure(browser, `${pages}/?page=clients&wait&rows=${size}`));
    }
    const row = { rows: size };
    for (const name of growing) row[name] = round(median(runs.map((run) => run[name])), 2);
    rows.push(row);
  }
  await browser.close();

  const figures = {};
  for (const row of rows) for (const name of growing) figures[`${name} ${row.rows}`] = row[name];
  return { rows, figures };
}

async function measure(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await installTimer(page);
  await page.goto(url);
  const before = await heapOf(page);
  const render = await page.evaluate(
    () =>
      new Promise((done) => {
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (!document.querySelector('tbody tr')) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
        });
        observer.observe(document, { subtree: true, childList: true });
        window.show();
      }),
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
  const stays = await page.evaluate((selector) => {
    const shown = [...document.querySelectorAll(selector)];
    window.rowsTaken = window.takeTime('input', { selector, every: 'mar' });
    return shown.every((cell) => cell.textContent.toLowerCase().includes('mar'));
  }, names);
  await page.getByRole('searchbox').fill('mar');
  const filter = stays ? 0 : await page.evaluate(() => window.rowsTaken);
  await page.close();
  return {
    render,
    filter,
    ...formats,
    KiB: (after.bytes - before.bytes) / 1024,
    nodes: after.nodes - before.nodes,
  };
}
