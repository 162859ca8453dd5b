import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import type { Review } from './data.ts';

interface Page {
  folder: string;
  data: Review;
  /** A stylesheet that replaces `page/theme.css`. It may import others. */
  theme?: string | undefined;
}

const here = resolve(import.meta.dirname, 'page');

/**
 * Writes the review page into a folder. Its scripts and styles are bundled into one file each, because browsers load
 * neither modules nor fonts from other files over `file:`.
 *
 * @returns the page's path
 */
export async function writePage({
  folder,
  data,
  theme = resolve(here, 'theme.css'),
}: Page): Promise<string> {
  mkdirSync(folder, { recursive: true });
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    root: here,
    resolve: { alias: { 'virtual:theme.css': theme } },
    build: {
      outDir: folder,
      emptyOutDir: false,
      // Keep `light-dark()` as it is.
      target: 'esnext',
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: Infinity,
      chunkSizeWarningLimit: Infinity,
      rollupOptions: {
        input: resolve(here, 'page.tsx'),
        output: { format: 'iife', entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
      },
    },
  });
  cpSync(resolve(here, 'index.html'), resolve(folder, 'index.html'));
  writeFileSync(resolve(folder, 'data.js'), `globalThis.review = ${JSON.stringify(data)};`);
  return resolve(folder, 'index.html');
}
