import { readFileSync } from 'node:fs';
import { defaultClientConditions, defaultServerConditions } from 'vite';

/**
 * Inside the workspace `@patunay/ui` is its sources, with no build step between; elsewhere it is what
 * was built. The library's `exports` know the sources by this condition, as does tsconfig.json.
 */
const sources = 'patunay-source';

export const workspace = {
  resolve: { conditions: [sources, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [sources, ...defaultServerConditions] } },
};

const { browserslist }: { browserslist: string[] } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);

/**
 * The oldest browsers we build for, as Vite names them; the list is `browserslist` in package.json. They
 * are the first to know `light-dark()`. For older ones the bundler would replace it by variables fixed at the
 * root, and an element with a `color-scheme` of its own (the printed bill) would keep the page's colours.
 */
export const buildTarget = browserslist.map((browser) =>
  browser.replace(' >= ', '').replace('ios_saf', 'ios'),
);
