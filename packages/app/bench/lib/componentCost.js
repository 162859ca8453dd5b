import react from '@vitejs/plugin-react';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { compress } from './compress.js';

const ui = resolve(import.meta.dirname, '../../../ui/src');
const entry = 'virtual:entry';
const isExternal = (id) => /^(react|react-dom)(\/|$)/.test(id);

/** The library's component folders, which are named after their components. */
export const components = ['components', 'patterns', 'marketing'].flatMap((layer) =>
  readdirSync(resolve(ui, layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ layer, name }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
);

/**
 * The bundle size of one component: minified, compressed, without React. Lazy-loaded chunks are counted
 * separately.
 */
export async function costOf({ layer, name }) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      react(),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) =>
          id === `\0${entry}` ? `export * from '${resolve(ui, layer, name)}'` : undefined,
      },
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: entry, external: isExternal, preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
  const scripts = /** @type {import('vite').Rolldown.OutputChunk[]} */ (
    output.filter(({ type }) => type === 'chunk')
  );
  const [first] = scripts.filter(({ isEntry }) => isEntry);
  const atOnce = new Set([first.fileName]);
  for (const fileName of atOnce) {
    const script = scripts.find((other) => other.fileName === fileName);
    for (const next of script?.imports ?? []) atOnce.add(next);
  }
  const sizeOf = (files, pack) =>
    files.reduce((sum, { code }) => sum + pack(Buffer.from(code)).length, 0);
  const loaded = scripts.filter(({ fileName }) => atOnce.has(fileName));
  const later = scripts.filter(({ fileName }) => !atOnce.has(fileName));
  const sheets = /** @type {import('vite').Rolldown.OutputAsset[]} */ (
    output.filter(({ fileName }) => fileName.endsWith('.css'))
  );
  const css = sheets.map(({ source }) => ({ code: source }));
  const brotli = (content) => compress(content, '.js');
  return {
    bytes: {
      js: sizeOf(loaded, brotli),
      gzip: sizeOf(loaded, gzipSync),
      css: sizeOf(css, brotli),
      later: sizeOf(later, brotli),
    },
    modules: loaded.flatMap(({ moduleIds }) => moduleIds),
  };
}
