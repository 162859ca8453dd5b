import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, resolveConfig } from 'vite';
import type { Plugin, UserConfig } from 'vite';
import { expect, test } from 'vitest';
import { projectFiles, read } from '../.storybook/sources/sourceFiles.ts';
import { asPublished } from '../vite.workspace.ts';

// Libraries are used as they are published, so that development, tests, Storybook, the package and production run the
// same code.

const root = resolve(import.meta.dirname, '..');

/** What a configuration replaces by name, besides Vite's own aliases. */
async function aliasesOf(configFile: string, inline: UserConfig = {}) {
  const config = await resolveConfig({ ...inline, configFile: resolve(root, configFile) }, 'build');
  return config.resolve.alias.map(({ find }) => String(find)).filter((name) => !/@vite/.test(name));
}

test.each(['packages/app/vite.config.ts', '.storybook/vite.config.ts'])(
  '%s replaces no package by an alias',
  async (configFile) => {
    expect(await aliasesOf(configFile)).toEqual([]);
    const planted = { resolve: { alias: { 'react-router': 'react-router' } } };
    expect(await aliasesOf(configFile, planted)).toEqual(['react-router']);
  },
);

test('a build fails that patches a module of a package, or replaces one', async () => {
  const planted: Plugin = {
    name: 'planted',
    enforce: 'pre',
    transform: {
      filter: { id: /createLucideIcon/ },
      handler: (code) => `${code}\n// patched`,
    },
    resolveId: (source) =>
      source === './Icon.mjs' ? resolve(root, 'packages/icon.ts') : undefined,
    load: (id) => (id.endsWith('/packages/icon.ts') ? 'export default () => null;' : undefined),
  };
  const input = resolve(root, 'node_modules/lucide-react/dist/esm/createLucideIcon.mjs');
  const buildWith = (plugins: Plugin[]) =>
    build({
      configFile: false,
      logLevel: 'silent',
      plugins: [...plugins, asPublished()],
      build: { write: false, rolldownOptions: { input, external: ['react'] } },
    });
  await buildWith([]);
  await expect(buildWith([planted])).rejects.toThrow(
    /createLucideIcon\.mjs is changed\n.*createLucideIcon\.mjs imports .*\/packages\/icon\.ts/,
  );
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
