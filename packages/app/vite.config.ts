import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { buildTarget, workspace } from '../../vite.workspace.ts';
import { base } from './scripts/base.ts';

/**
 * Puts the layer order before all CSS: routes load their stylesheets in any order, the development server applies the
 * stylesheets of components before the global one, and the minifier drops the `@layer` statement from the stylesheet.
 */
function layerOrder(): Plugin {
  const file = resolve(import.meta.dirname, '../ui/src/styles/layers.css');
  const [statement] = /@layer .*;/.exec(readFileSync(file, 'utf8'))!;
  const charset = '<meta charset="utf-8" />';
  return {
    name: 'layer-order',
    transformIndexHtml: (html) =>
      html.replace(charset, `${charset}\n    <style>${statement}</style>`),
  };
}

/** React Router's `exports` name only its development build, which is 0.5 KB larger. */
const productionRouter = resolve(
  import.meta.dirname,
  '../../node_modules/react-router/dist/production',
);

/** What to replace in React Router's source, so that the bundler can drop what the app does not use. */
const routerPatches: [RegExp, string][] = [
  // Links, forms and scroll restoration, 3.9 KB. The bundler keeps them because it takes their top-level `forwardRef`
  // calls and `displayName` assignments for side effects.
  [/= (\w+\.forwardRef\()/g, '= /* @__PURE__ */ $1'],
  [/^\w+\.displayName = .*;$/gm, ''],
  // Methods of the router, and with them its fetchers, blockers and actions, 2 KB.
  ...[
    'fetch: fetch2',
    'revalidate',
    'enableScrollRestoration',
    'getFetcher',
    'resetFetcher',
    'deleteFetcher: queueFetcherForDeletion',
    'getBlocker',
    'deleteBlocker',
    'patchRoutes',
    '_internalSetRoutes',
  ].map((method): [RegExp, string] => [new RegExp(`^ {4}${method},$`, 'm'), '']),
  [/opts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)/g, 'false'],
  // Options, 1.1 KB. `chunkGroups.test.ts` checks that the app uses none of this.
  ...['instrumentations', 'patchRoutesOnNavigation', 'dataStrategy'].map(
    (option): [RegExp, string] => [new RegExp(`\\binit\\.${option}\\b`, 'g'), '(void 0)'],
  ),
];

/**
 * Applies the patches to the browser's build, and fails if one of them matches nothing. Sizes in the comments
 * of this file are compressed with Brotli.
 */
function slimRouter(): Plugin {
  const unmatched = new Set(routerPatches);
  return {
    name: 'slim-router',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: resolve(productionRouter, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: resolve(productionRouter, 'dom-export.mjs') },
        ],
      },
    }),
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler(code) {
        let patched = code;
        for (const patch of routerPatches) {
          const before = patched;
          patched = before.replace(...patch);
          if (patched !== before) unmatched.delete(patch);
        }
        return patched;
      },
    },
    buildEnd(error) {
      if (error) return;
      for (const [pattern] of unmatched) this.error(`React Router's source has no ${pattern}`);
    },
  };
}

export default defineConfig({
  ...workspace,
  root: import.meta.dirname,
  base,
  plugins: [react(), layerOrder(), slimRouter()],
  css: {
    modules: {
      // For example `Pager_root`. Vite's default adds a hash and line number, which hardly compress.
      generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}`,
    },
  },
  build: {
    target: buildTarget,
    outDir: '../../dist',
    emptyOutDir: true,
    manifest: true,
    // Inlined fonts would violate the pages' `font-src 'self'`, and the preload polyfill calls `fetch`, which
    // `connect-src` forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Radix's packages set function names with top-level calls, which would prevent tree shaking (1 KB).
      treeshake: { manualPureFunctions: ['__name'] },
      output: {
        // Chromium then compiles all functions while it loads a script, off the main thread, instead of each at its
        // first call: the first press of a button is a tenth faster.
        postBanner: '//# allFunctionsCalledOnLoad',
        // Two groups: the dashboard loads 16 scripts instead of 22, for 3 KB more.
        codeSplitting: {
          groups: [
            { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
            { name: 'shared', test: /\/node_modules\/|\/packages\/ui\//, minShareCount: 6 },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true },
});
