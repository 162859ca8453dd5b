import { readFileSync } from 'node:fs';

const { browserslist } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
);

/**
 * The oldest browsers we build for, as Vite names them; the list is `browserslist` in the root's package.json.
 * They are the first to know `light-dark()`. For older ones the bundler would replace it by variables fixed at the
 * root, and an element with a `color-scheme` of its own (the printed bill) would keep the page's colours.
 */
export const buildTarget = browserslist.map((browser) =>
  browser.replace(' >= ', '').replace('ios_saf', 'ios'),
);
