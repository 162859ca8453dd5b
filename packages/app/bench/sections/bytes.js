import { writeBudgets } from '../lib/budgets.js';
import { firstLoad, routes, sumUp } from '../lib/firstLoad.js';

export const title = 'Bytes of a first load';
export const measures =
  'Compressed bytes by kind and requests of each route, loaded into an empty cache; how much of its JavaScript did not run (uncompressed). The same on every machine: measured once, without a reference.';
export const once = true;

export const limits = [
  { what: '/ JavaScript, KiB', of: '/ js', atMost: 0 },
  { what: '/ whole transfer, KiB', of: '/ total', atMost: 130 },
  { what: '/dashboard JavaScript, KiB', of: '/dashboard js', atMost: 100 },
];

export async function run({ app, dist, launch, accept }) {
  const browser = await launch();
  const rows = [];
  const budgets = {};
  const figures = {};
  for (const path of routes) {
    const context = await browser.newContext();
    const { files } = await firstLoad(context, app, dist, path);
    await context.close();
    budgets[path] = sumUp(files);
    for (const kind of ['js', 'total']) figures[`${path} ${kind}`] = budgets[path][kind] / 1024;
    rows.push({ route: path, ...budgets[path], ...(await unusedScript(browser, app + path)) });
  }
  await browser.close();
  if (accept) writeBudgets(budgets);
  return { rows, figures };
}

async function unusedScript(browser, url) {
  const page = await browser.newPage();
  await page.coverage.startJSCoverage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const entries = await page.coverage.stopJSCoverage();
  await page.close();
  let total = 0;
  let unused = 0;
  for (const { source, functions } of entries) {
    total += source.length;
    unused += unusedCharacters(source, functions);
  }
  return { unused, 'unused %': total === 0 ? 0 : Math.round((unused / total) * 100) };
}

/** Coverage ranges are nested, and the innermost one counts: sort them so that inner ranges overwrite outer ones. */
function unusedCharacters(source, functions) {
  const isUnused = new Uint8Array(source.length);
  const ranges = functions.flatMap((fn) => fn.ranges);
  ranges.sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of ranges) {
    isUnused.fill(count === 0 ? 1 : 0, startOffset, endOffset);
  }
  return isUnused.reduce((sum, value) => sum + value, 0);
}
