import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { asPublished, buildTarget, workspace } from '../../vite.workspace.ts';
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

export default defineConfig({
  ...workspace,
  root: import.meta.dirname,
  base,
  plugins: [react(), layerOrder(), asPublished()],
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
      output: {
        // Chromium then compiles all functions while it loads a script, off the main thread, instead of each at its
        // first call: the first press of a button is a tenth faster.
        postBanner: '//# allFunctionsCalledOnLoad',
        // Two groups: the dashboard loads 16 scripts instead of 22, for 3 KB more.
        codeSplitting: {
          groups: [
            { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
            { name: 'shared', test: /\/node_modules\/|\/packages\/ui\//, minShareCount: 7 },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true },
});
