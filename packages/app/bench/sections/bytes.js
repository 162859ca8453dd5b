import { writeBudgets } from '../lib/budgets.js';
import { firstLoad, routes, sumUp } from '../lib/firstLoad.js';
import { figureOf } from '../lib/promises.js';
import { round } from '../lib/stats.js';

export const title = 'Bytes of a first load';
export const measures =
  'Compressed bytes by kind and requests of each route, loaded into an empty cache; how much of its script ran until it stood still (uncompressed).';

const inKiB = (column, route) => (rows) => round(figureOf(column, { route })(rows) / 1024);

export const promises = [
  { what: 'landing page, KiB of script', atMost: 0, read: inKiB('js', '/') },
  { what: 'landing page, KiB in all', atMost: 130, read: inKiB('total', '/') },
  { what: 'first back-office page, KiB of script', atMost: 100, read: inKiB('js', '/dashboard') },
];

export async function run({ origin, dist, launch, accept }) {
  const browser = await launch();
  const rows = [];
  const budgets = {};
  for (const path of routes) {
    const context = await browser.newContext();
    const { files } = await firstLoad(context, origin, dist, path);
    await context.close();
    budgets[path] = sumUp(files);
    rows.push({ route: path, ...budgets[path], ...(await unusedScript(browser, origin + path)) });
  }
  await browser.close();
  if (accept) writeBudgets(budgets);
  return { rows };
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

/** Ranges are nested, the inner one counts: later, narrower ranges overwrite what holds them. */
function unusedCharacters(source, functions) {
  const isUnused = new Uint8Array(source.length);
  const ranges = functions.flatMap((fn) => fn.ranges);
  ranges.sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of ranges) {
    isUnused.fill(count === 0 ? 1 : 0, startOffset, endOffset);
  }
  return isUnused.reduce((sum, value) => sum + value, 0);
}
