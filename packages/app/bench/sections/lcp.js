import { mkdirSync, readFileSync, readdirSync, writeFileSync, copyFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { serveCompressed } from '../lib/server.js';
import { median, round, summary } from '../lib/stats.js';
import { slowNetwork, slowProcessor } from '../lib/throttle.js';
import { figureOf } from '../lib/promises.js';

export const title = 'Largest paint of the landing page against a bare page';
export const measures =
  'ms to the largest contentful paint of / and of an HTML page with the same text and fonts and no other style, taken in turn, processor slowed four times; on a phone network and without a limit. The promise is a ratio of at most 1.2.';

const rounds = 11;

export const promises = [
  {
    what: 'largest paint of the landing page on a phone network, against a bare page',
    atMost: 1.2,
    read: figureOf('ratio', { network: 'phone', page: '/' }),
  },
];

export async function run({ root, dist, launch }) {
  const bare = writeBarePage(root, dist);
  const server = await serveCompressed({ '/bare': bare, '/': dist });
  const browser = await launch();
  const rows = [];
  for (const network of ['phone', 'unlimited']) {
    const times = { '/': [], '/bare': [] };
    for (let index = 0; index < rounds; index += 1) {
      for (const path of Object.keys(times)) {
        times[path].push(await largestPaint(browser, server.origin + path, network));
      }
    }
    const ratio = round(median(times['/']) / median(times['/bare']), 2);
    rows.push({ network, page: '/', ...summary(times['/'], 0), ratio });
    rows.push({ network, page: 'bare', ...summary(times['/bare'], 0), ratio: 1 });
  }
  await browser.close();
  server.close();
  return { rows };
}

async function largestPaint(browser, url, network) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await slowProcessor(page);
  if (network === 'phone') await slowNetwork(page);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      window.largestPaint = list.getEntries().at(-1).startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => window.largestPaint !== undefined);
  const time = await page.evaluate(() => window.largestPaint);
  await context.close();
  return time;
}

/** The landing page's headings and paragraphs and its two fonts, preloaded alike, in a folder of their own. */
function writeBarePage(root, dist) {
  const folder = resolve(root, 'node_modules/.cache/patunay-bench/bare');
  mkdirSync(folder, { recursive: true });
  const fonts = readdirSync(resolve(dist, 'assets')).filter((name) =>
    /^(inter|jetbrains-mono)-latin-wght.*\.woff2$/.test(name),
  );
  for (const font of fonts) copyFileSync(resolve(dist, 'assets', font), resolve(folder, font));
  const [inter, mono] = fonts.toSorted();
  const html = readFileSync(resolve(dist, 'index.html'), 'utf8');
  const body = html
    .slice(html.indexOf('<body>') + '<body>'.length, html.indexOf('</body>'))
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<(\/?)([a-z0-9]+)[^>]*>/g, (_tag, slash, name) =>
      /^(h[1-6]|p|pre|code|li|ul)$/.test(name) ? `<${slash}${name}>` : ' ',
    );
  writeFileSync(
    resolve(folder, 'index.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bare</title>
<link rel="preload" as="font" type="font/woff2" crossorigin href="/bare/${inter}">
<style>
@font-face { font-family: Inter; font-weight: 100 900; font-display: optional; src: url(/bare/${inter}) }
@font-face { font-family: Mono; font-weight: 100 800; font-display: swap; src: url(/bare/${mono}) }
body { font-family: Inter } code, pre { font-family: Mono }
</style>
${body}`,
  );
  return folder;
}
