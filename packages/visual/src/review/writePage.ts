import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import type { Review } from './data.ts';

const here = resolve(import.meta.dirname, 'page');

/** Writes the review page into a folder. Its script is bundled, because browsers load no modules over `file:`. */
export async function writePage(folder: string, data: Review): Promise<string> {
  mkdirSync(folder, { recursive: true });
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    root: here,
    build: {
      outDir: folder,
      emptyOutDir: false,
      // Keep `light-dark()` as it is.
      target: 'esnext',
      modulePreload: false,
      cssCodeSplit: false,
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
