import { readFileSync } from 'node:fs';
import { defaultClientConditions, defaultServerConditions } from 'vite';

/**
 * Export condition that resolves `@patunay/ui` to its source inside the workspace, without a build; elsewhere
 * it resolves to the built files. tsconfig.json uses it, too.
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
 * The oldest browsers to build for, in Vite's notation; the list is `browserslist` in package.json. All of them
 * support `light-dark()`. For older browsers the bundler would compile it to variables that are resolved on the root,
 * so an element with its own `color-scheme` (such as the always dark site footer) would keep the page's colours.
 */
export const buildTarget = browserslist.map((browser) =>
  browser.replace(' >= ', '').replace('ios_saf', 'ios'),
);
