import react from '@vitejs/plugin-react';
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { compress } from './compress.ts';

const ui = resolve(import.meta.dirname, '../../../ui/src');

/** The library's component folders, named after their components. Leaves out internal ones, which have no stories. */
export const components = ['components', 'patterns', 'marketing'].flatMap((layer) =>
  readdirSync(resolve(ui, layer))
    .filter((name) => existsSync(resolve(ui, layer, name, `${name}.stories.tsx`)))
    .map((name) => ({ layer, name }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
);

/**
 * The bundle size of one component: minified, compressed, without React. Lazy-loaded chunks are counted
 * separately.
 */
export async function costOf({ layer, name }: { layer: string; name: string }) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [react()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: resolve(ui, layer, name, 'index.ts'),
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  // One output, and no watcher: `build` has neither several outputs nor `watch`.
  const { output } = result as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const initial = new Set(chunks.filter(({ isEntry }) => isEntry));
  // The loop also visits the chunks that it adds.
  for (const { imports } of initial)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) initial.add(chunk);

  const brotli = (content: Buffer) => compress(content, '.js');
  const sizeOf = (contents: (string | Uint8Array)[], pack: (content: Buffer) => Buffer) =>
    contents.reduce((sum, content) => sum + pack(Buffer.from(content)).length, 0);
  const scripts = [...initial].map(({ code }) => code);
  const lazy = chunks.filter((chunk) => !initial.has(chunk)).map(({ code }) => code);
  const sheets = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source] : [],
  );
  return {
    js: sizeOf(scripts, brotli),
    gzip: sizeOf(scripts, gzipSync),
    css: sizeOf(sheets, brotli),
    later: sizeOf(lazy, brotli),
  };
}
