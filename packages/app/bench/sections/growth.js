import { heapOf } from '../lib/heap.js';
import { median, round } from '../lib/stats.js';
import { timeOf } from '../lib/timer.js';

export const title = 'How the cost grows with the data';
export const measures =
  'ms, CPU not throttled: the first render of the client table, and the export of all rows as text (medians; the reference is a plain join). Also the memory and DOM nodes of the rendered table.';

const sizes = [10, 101, 1000, 10_000];

export const limits = [
  {
    what: 'DOM nodes, 10,000 clients',
    of: '10000 clients nodes',
    over: '101 clients nodes',
    atMost: 1.1,
  },
  {
    what: 'CSV of 10,000 clients',
    of: '10000 clients csv',
    over: '10000 clients join',
    atMost: 20,
  },
];

export async function run({ pages, launch }) {
  const browser = await launch();
  const table = {};
  for (const size of sizes) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${pages}/?page=clients&wait&rows=${size}`);
    table[`${size} clients`] = await measure(page);
    await page.close();
  }
  await browser.close();
  return table;
}

async function measure(page) {
  const before = await heapOf(page);
  const render = await timeOf(page, 'click', 'tbody tr', () => page.mouse.click(1, 1));
  const after = await heapOf(page);
  const exports = await page.evaluate(() =>
    Object.entries(Reflect.get(window, 'formats')).map(([name, format]) => {
      const times = Array.from({ length: 7 }, () => {
        const start = performance.now();
        format();
        return performance.now() - start;
      });
      return { name, times };
    }),
  );
  return {
    render: round(render),
    ...Object.fromEntries(exports.map(({ name, times }) => [name, round(median(times), 2)])),
    KiB: round((after.bytes - before.bytes) / 1024),
    nodes: after.nodes - before.nodes,
  };
}
