import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, resolveConfig } from 'vite';
import type { Plugin, UserConfig } from 'vite';
import { expect, test } from 'vitest';
import { projectFiles, read } from '../.storybook/sources/sourceFiles.ts';

// Libraries are used as they are published, so that development, tests, Storybook, the package and production run the
// same code.

const root = resolve(import.meta.dirname, '..');
const app = resolve(root, 'packages/app');
const configFiles = ['packages/app/vite.config.ts', '.storybook/vite.config.ts'];

const published = (id: string) => /^\/[^\0?]*\/node_modules\/[^?]*\.m?js$/.test(id);

/** The modules of packages that a build changes or replaces, and the configuration's aliases. */
async function changedModules(configFile: string, inline: UserConfig = {}): Promise<string[]> {
  const changed = new Set<string>();
  const compare: Plugin = {
    name: 'compare-with-published',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        if (!published(id)) continue;
        const { code, importedIds } = this.getModuleInfo(id)!;
        if (code !== null && code !== readFileSync(id, 'utf8')) changed.add(`changed: ${id}`);
        for (const other of importedIds) {
          if (other.startsWith(root) && !other.includes('/node_modules/'))
            changed.add(`replaced: ${other}`);
        }
      }
    },
  };
  const options = { ...inline, configFile: resolve(root, configFile), logLevel: 'silent' } as const;
  const { resolve: resolution } = await resolveConfig(options, 'build');
  for (const { find } of resolution.alias) {
    if (!String(find).includes('@vite')) changed.add(`alias: ${find}`);
  }
  await build({
    ...options,
    root: app,
    plugins: [...(inline.plugins ?? []), compare],
    build: { write: false, rolldownOptions: { input: resolve(app, 'src/main.ts') } },
  });
  return [...changed]
    .map((line) => line.replace(/\/\S*node_modules\//, '').replace(root, '.'))
    .sort();
}

test.each(configFiles)('%s leaves the code of packages as it is', async (configFile) => {
  expect(await changedModules(configFile)).toEqual([]);
});

test('reports a patched module, a replaced one, and an alias', async () => {
  const inline: UserConfig = {
    plugins: [
      {
        name: 'planted',
        enforce: 'pre',
        transform: {
          filter: { id: /createLucideIcon/ },
          handler: (code) => `${code}\n// patched`,
        },
        resolveId: (source) => (source === './Icon.mjs' ? resolve(app, 'src/icon.ts') : undefined),
        load: (id) => (id.endsWith('/src/icon.ts') ? 'export default () => null;' : undefined),
      },
    ],
    resolve: { alias: { 'react-router': 'react-router' } },
  };
  expect(await changedModules(configFiles[0]!, inline)).toEqual([
    'alias: react-router',
    expect.stringMatching(/^changed: lucide-react\/.*createLucideIcon\.mjs$/),
    'replaced: ./packages/app/src/icon.ts',
  ]);
});

/** The private parts of packages that a source file uses. */
function privateParts(source: string): string[] {
  const names = source.match(/\b(UNSAFE|unstable)_\w+/g) ?? [];
  const paths = [
    ...source.matchAll(
      /['"`](?:[./]*node_modules\/)?((@[\w.-]+\/)?[\w-][\w.-]*)\/(?:\S+\/)?dist\/\S*?['"`]/g,
    ),
  ]
    .filter(([, name]) => existsSync(resolve(root, 'node_modules', name!, 'package.json')))
    .map(([path]) => path);
  return [...names, ...paths];
}

test('no source file uses unstable or internal parts of a package', () => {
  const files = projectFiles().filter(
    (file) => /\.(tsx?|js|mdx)$/.test(file) && !file.endsWith('stockParts.test.ts'),
  );
  expect(files.length).toBeGreaterThan(400);
  const users = files.flatMap((file) => privateParts(read(file)).map((part) => `${file}: ${part}`));
  expect(users).toEqual([]);
});

test('reports an unstable export and paths into the folder that a package is built to', () => {
  const planted = [
    "import { UNSAFE_DataRouterContext as Context } from 'react-router-dom';",
    '<Radix.unstable_ItemProvider />',
    "import 'react-router/dist/production/index.mjs';",
    "require.resolve('@testing-library/dom/dist/umd.js');",
    "resolve('../../node_modules/lucide-react/dist/esm/icons');",
    "import './dist/index.js'; readFile('packages/ui/dist/index.js');",
  ];
  expect(planted.flatMap(privateParts)).toHaveLength(5);
});
