import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { buildTarget, workspace } from '../../vite.workspace.ts';
import { base } from './scripts/base.js';

/** Used by most back-office pages, but not by the landing page. */
const officeElements =
  /\/ui\/src\/\w+\/(Badge|Breadcrumb|Card|DescriptionList|EmptyState|IconButton|Mono|NotFound|PageHeader|Stack|StatStrip|StatusIcon)\//;
const officeModules =
  /\/lucide-react\/|\/@radix-ui\/(primitive|react-(primitive|visually-hidden|context|presence|use-[a-z-]+))\/|\/app\/src\/paths/;

/** The document viewer with its findings and icons, used only by documents and their review. */
const evidenceModules =
  /\/ui\/src\/patterns\/PageSheet\/|\/lucide-react\/.*\/(chevron-up|crosshair|minus|move-horizontal|rotate-cw|scan|text-cursor-input)\./;

/** Used by every page. */
const coreModules =
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|clsx)\/|\/fixtures\/src\/(clients|documents|lookups)\.ts$/;

/** Shared by the accordion, the tabs and the radio group. */
const radixParts = /\/@radix-ui\/react-(collection|direction|id)\//;

const anyOf =
  (...patterns: RegExp[]) =>
  (id: string) =>
    patterns.some((pattern) => pattern.test(id));

/**
 * Lets the build drop React Router's links, forms and scroll restoration, which we don't use: creating and naming them
 * counts as a side effect otherwise.
 */
const shakeableRouter: Plugin = {
  name: 'shakeable-router',
  transform: {
    filter: { id: /\/node_modules\/react-router\// },
    handler: (code) =>
      code
        .replace(/= (\w+\.forwardRef\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.displayName = "\w+";$/gm, ''),
  },
};

export default defineConfig({
  ...workspace,
  root: import.meta.dirname,
  base,
  plugins: [react(), shakeableRouter],
  build: {
    target: buildTarget,
    outDir: '../../dist',
    emptyOutDir: true,
    manifest: true,
    // Fonts inlined into CSS break the pages' font-src 'self', and the preload polyfill fetches.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Radix's packages set display names with top-level calls, which would prevent tree shaking.
      treeshake: { manualPureFunctions: ['__name'] },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          // By default, every icon that two screens share becomes its own chunk: 13 scripts for the dashboard.
          groups: [
            { name: 'evidence', test: evidenceModules },
            { name: 'office', test: anyOf(officeElements, officeModules) },
            { name: 'core', test: coreModules },
            { name: 'radix', test: radixParts },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true },
});
