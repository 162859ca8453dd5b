import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { buildTarget, workspace } from '../../vite.workspace.ts';
import { base } from './scripts/base.js';

/** Used by most back-office pages, but not by the landing page. */
const officeElements =
  /\/ui\/src\/\w+\/(Badge|Breadcrumb|Card|DescriptionList|EmptyState|IconButton|Mono|NotFound|PageHeader|Stack|StatStrip|StatusIcon)\//;
const officeModules =
  /\/lucide-react\/(?!.*\/(arrow-down|arrow-up|chevrons-up-down)\.)|\/@radix-ui\/(primitive|react-(primitive|visually-hidden|context|presence|use-(?!size|previous)[a-z-]+))\/|\/app\/src\/paths|\/ui\/src\/words/;

/** The document viewer with its findings and icons, used only by documents and their review. */
const evidenceModules =
  /\/ui\/src\/patterns\/(CheckList|PageCrop|PageSheet)\/(?!checkStatus)|\/lucide-react\/.*\/(chevron-up|crosshair|minus|move-horizontal|rotate-cw|scan|text-cursor-input)\./;

/** Used by every page. */
const coreModules =
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|clsx)\/|\/@radix-ui\/react-(slot|compose-refs)\/|\/fixtures\/src\/(clients|documents|lookups)\.ts$/;

/** Shared by the accordion, tabs, radio group and toolbar; the dialog and the toaster use one each. */
const radixParts = /\/@radix-ui\/react-(collection|direction|id|roving-focus)\//;

const anyOf =
  (...patterns: RegExp[]) =>
  (id: string) =>
    patterns.some((pattern) => pattern.test(id));

/** Router options that the app never sets; `chunkGroups.test.ts` checks that. */
const unusedRouterOptions = /\binit\.(?:instrumentations|patchRoutesOnNavigation|dataStrategy)\b/g;

/**
 * Drops development code and `displayName` assignments from React Router and Radix, and marks their `forwardRef`
 * calls as free of side effects. Otherwise these would keep unused links, forms and scroll restoration in the bundle.
 */
const slimDependencies: Plugin = {
  name: 'slim-dependencies',
  transform: {
    filter: { id: /\/node_modules\/(react-router|@radix-ui\/[\w-]+)\// },
    handler: (code) =>
      code
        // React Router exports only its development build, which differs from the production build in this constant
        // alone.
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
        .replace(unusedRouterOptions, '(void 0)')
        // esbuild's `__name` helper in Radix's build only keeps function names for stack traces: make it a no-op.
        .replace(/^var __name = .*$/m, 'var __name = (target) => target;')
        .replace(/= ((\w+\.)?forwardRef\()/g, '= /* @__PURE__ */ $1')
        .replace(/^ *\w+\.displayName = [^;]*;$/gm, ''),
  },
};

export default defineConfig({
  ...workspace,
  root: import.meta.dirname,
  base,
  plugins: [react(), slimDependencies],
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
    // Inlined fonts would violate the pages' `font-src 'self'`, and the preload polyfill fetches, which `connect-src`
    // forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Radix's packages set display names with top-level calls, which would prevent tree shaking.
      treeshake: { manualPureFunctions: ['__name'] },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          // By default, each icon that two screens share becomes a chunk of its own: 13 scripts for the dashboard.
          groups: [
            { name: 'evidence', test: evidenceModules },
            { name: 'office', test: anyOf(officeElements, officeModules), minShareCount: 2 },
            { name: 'core', test: coreModules },
            { name: 'radix', test: radixParts },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true },
});
