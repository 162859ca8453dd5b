import { readFileSync } from 'node:fs';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import type { Plugin } from 'vite';

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

/** A module of a package. Storybook's build replaces the imports in its own. */
const isPublished = (id: string) =>
  /^\/[^\0?]*\/node_modules\/(?!@?storybook\/)[^?]*\.m?js$/.test(id);

/**
 * Fails a build that changes a module of a package, or replaces it with one of ours: development, tests, Storybook, the
 * package and production run the same code.
 */
export const asPublished = (): Plugin => ({
  name: 'patunay:as-published',
  apply: 'build',
  buildEnd() {
    const problems = [...this.getModuleIds()].filter(isPublished).flatMap((id) => {
      const { code, importedIds } = this.getModuleInfo(id) ?? { code: null, importedIds: [] };
      const ours = importedIds.filter(
        (other) => other.startsWith(import.meta.dirname) && !other.includes('/node_modules/'),
      );
      return [
        ...(code === null || code === readFileSync(id, 'utf8') ? [] : [`${id} is changed`]),
        ...ours.map((other) => `${id} imports ${other}`),
      ];
    });
    if (problems.length > 0) this.error(problems.join('\n'));
  },
});
