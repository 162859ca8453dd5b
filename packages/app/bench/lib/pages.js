import { resolve } from 'node:path';
import { build } from 'vite';
import { serveCompressed } from './server.js';

/** Builds the pages of ./pages, which hold what the product's own pages don't, and serves them. */
export async function serveBenchPages(root) {
  const outDir = resolve(root, 'node_modules/.cache/patunay-bench/pages');
  await build({
    configFile: resolve(import.meta.dirname, '../pages/vite.config.ts'),
    build: { outDir, emptyOutDir: true },
  });
  return serveCompressed({ '/': outDir });
}
