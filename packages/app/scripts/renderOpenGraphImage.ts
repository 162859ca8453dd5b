// Writes public/open-graph.png from its story in dist/storybook/ (`npm run build` first). The file is committed, so
// that the build needs no browser.
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '@patunay/visual/browser';
import { serveStatic } from './serve.ts';

const dist = resolve(import.meta.dirname, '../../../dist');
const story = '/storybook/iframe.html?id=marketing-open-graph-image--default&viewMode=story';

const server = serveStatic(dist).listen(0);
// A server that listens on a port has an address, and no path.
const { port } = server.address() as AddressInfo;
const browser = await chromium.launch(await launchOptions());
const page = await browser.newPage({
  viewport: { width: 1200, height: 630 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
await page.goto(`http://localhost:${port}${story}`, { waitUntil: 'networkidle' });
await page.evaluate(() => document.fonts.ready.then(() => undefined));
await page
  .locator('#storybook-root > div')
  .screenshot({ path: resolve(import.meta.dirname, '../public/open-graph.png') });
await browser.close();
server.close();
