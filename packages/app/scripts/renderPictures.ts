// Writes the pictures that are made of the built product in dist/ (`npm run build` first): the Open Graph image, and the
// landing page's pictures of the document page. They are committed, so that the build needs no browser.
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { launchOptions } from '@patunay/visual/browser';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { pictureOf } from './productPicture.ts';
import { serveStatic } from './serve.ts';

const app = resolve(import.meta.dirname, '..');
const server = serveStatic(resolve(app, '../../dist')).listen(0);
// A server that listens on a port has an `AddressInfo`.
const { port } = server.address() as AddressInfo;
const origin = `http://localhost:${port}`;
const browser = await chromium.launch(await launchOptions());

const page = await browser.newPage({
  viewport: { width: 1200, height: 630 },
  reducedMotion: 'reduce',
});
await page.goto(`${origin}/storybook/iframe.html?id=marketing-open-graph-image--default`, {
  waitUntil: 'networkidle',
});
await page.locator('#storybook-root > div').screenshot({ path: `${app}/public/open-graph.png` });

for (const theme of ['light', 'dark'] as const) {
  const picture = sharp(await pictureOf(browser, origin, theme, 2));
  for (const width of [832, 1664]) {
    await picture
      .clone()
      .resize({ width })
      .avif({ quality: 55 })
      .toFile(`${app}/src/screens/pictures/${theme}-${width}.avif`);
  }
}
await browser.close();
server.close();
