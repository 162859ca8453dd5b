import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../package.json';

const index = readFileSync(resolve(import.meta.dirname, 'index.ts'), 'utf8');

/** Folders that index.ts does not export whole. */
const privateFolders = ['components', 'patterns', 'marketing'].flatMap((layer) =>
  readdirSync(join(import.meta.dirname, layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `./${layer}/${name}`)
    .filter((folder) => !index.includes(`export * from '${folder}';`)),
);

test('package.json closes the subpaths of exactly the folders that index.ts does not export', () => {
  const closed = Object.entries(manifest.exports)
    .filter(([, target]) => target === null)
    .map(([subpath]) => subpath);
  expect(closed.sort()).toEqual(privateFolders.sort());
});
