import { writeBudgets } from '../lib/budgets.js';
import { firstLoad, routes, sumUp } from '../lib/firstLoad.js';

export const title = 'Bytes of a first load';
export const measures =
  'Compressed bytes by kind and requests of each route, loaded into an empty cache; how much of its JavaScript did not run (uncompressed). The same on every machine: measured once, without a reference.';
export const once = true;

const KiB = 1024;

export const limits = [
  { what: '/ JavaScript, bytes', of: '/ js', atMost: 0 },
  { what: '/ whole transfer, bytes', of: '/ total', atMost: 130 * KiB },
  { what: '/dashboard JavaScript, bytes', of: '/dashboard js', atMost: 100 * KiB },
];

export async function run({ app, dist, launch, accept }) {
  const browser = await launch();
  const budgets = {};
  const table = {};
  for (const path of routes) {
    const context = await browser.newContext();
    const { files } = await firstLoad(context, app, dist, path);
    await context.close();
    budgets[path] = sumUp(files);
    table[path] = { ...budgets[path], ...(await unusedScript(browser, app + path)) };
  }
  await browser.close();
  if (accept) writeBudgets(budgets);
  return table;
}

async function unusedScript(browser, url) {
  const page = await browser.newPage();
  await page.coverage.startJSCoverage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const scripts = await page.coverage.stopJSCoverage();
  await page.close();
  const sum = (values) => values.reduce((total, value) => total + value, 0);
  const total = sum(scripts.map(({ source }) => source.length));
  const unused = sum(scripts.map(unusedCharacters));
  return { unused, 'unused %': total === 0 ? 0 : Math.round((unused / total) * 100) };
}

/** Coverage ranges are nested, and the innermost one counts, so sort them to let inner ranges overwrite outer ones. */
function unusedCharacters({ source, functions }) {
  const isUnused = new Uint8Array(source.length);
  const ranges = functions.flatMap((fn) => fn.ranges);
  ranges.sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of ranges)
    isUnused.fill(count === 0 ? 1 : 0, startOffset, endOffset);
  return isUnused.reduce((total, value) => total + value, 0);
}
