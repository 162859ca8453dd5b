import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readFileSync } from 'node:fs';
import { workspace } from '../../../../vite.workspace.ts';

const layerOrder = readFileSync(
  new URL('../../../ui/src/styles/layers.css', import.meta.url),
  'utf8',
);

export default defineConfig({
  ...workspace,
  root: import.meta.dirname,
  plugins: [
    react(),
    {
      name: 'layer-order',
      // The layer order must come before all CSS, because chunks load in any order.
      transformIndexHtml: () => [{ tag: 'style', children: layerOrder, injectTo: 'head-prepend' }],
    },
  ],
  logLevel: 'warn',
});
