// What is in the packed library, apart from how it looks and works in an app.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { tokenModes } from '../scripts/designTokens.ts';
import { pack, removeScaffolds, run, scaffold } from './scaffold';

const ui = resolve(import.meta.dirname, '..');
const bin = (name: string) => resolve(ui, '../../node_modules/.bin', name);
const readme = readFileSync(join(ui, 'README.md'), 'utf8');

let tarball: string;
let app: string;

beforeAll(() => {
  tarball = pack();
  app = scaffold('types', tarball);
});

afterAll(removeScaffolds);

/** The file that an import by the app leads to. */
const resolveInApp = (id: string) => createRequire(join(app, 'package.json')).resolve(id);

/** The modules in each chunk of an entry's bundle after tree shaking. */
async function chunksOf(entry: string) {
  const result = await build({
    root: app,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: join(app, entry) } },
  });
  // One output, and no watcher: `build` has neither several outputs nor `watch`.
  const { output } = result as Rolldown.RolldownOutput;
  return output
    .filter((file) => file.type === 'chunk')
    .map(({ modules }) => Object.keys(modules).filter((id) => modules[id]?.renderedLength));
}

const bundled = async (entry: string) => (await chunksOf(entry)).flat();

test('publint', () => {
  run(bin('publint'), ['run', tarball, '--strict'], ui);
});

test('are the types wrong?', () => {
  const others = ['--exclude-entrypoints', 'styles.css', 'tokens.json'];
  run(bin('attw'), [tarball, '--profile', 'esm-only', ...others], ui);
});

test('an app that uses the library, and the examples of its README, type-check', () => {
  const examples = [...readme.matchAll(/```tsx\n(.+?)```/gs)];
  expect(examples).not.toEqual([]);
  for (const [index, [, code]] of examples.entries())
    writeFileSync(join(app, `src/readme${index}.tsx`), `${code}export {};\n`);
  run(process.execPath, [join(app, 'node_modules/typescript/bin/tsc')], app);
});

test('the README installs the tarball by its name', () => {
  expect(readme).toContain(`npm install ./${basename(tarball)}`);
});

test('the stylesheets declare no custom property without the prefix', () => {
  for (const name of ['tokens', 'reset', 'components', 'styles']) {
    const css = readFileSync(resolveInApp(`@patunay/ui/${name}.css`), 'utf8');
    const declared = [...css.matchAll(/(?<![\w-])--[\w-]+(?=\s*:)/g)].map(([property]) => property);
    expect(declared.filter((property) => !property.startsWith('--pt-'))).toEqual([]);
  }
});

test('the command in the changelog renames custom properties', () => {
  const changes = readFileSync(join(ui, 'CHANGELOG.md'), 'utf8');
  const [, command = ''] = /```sh\n(.+?)```/s.exec(changes) ?? [];
  expect(command).not.toBe('');
  const file = join(app, 'src/old.css');
  writeFileSync(
    file,
    '.a--fg { --brand: teal; --branded: 1; color: var(--fg-muted, var(--pt-fg)) }',
  );
  run('sh', ['-e', '-c', command], app);
  expect(readFileSync(file, 'utf8')).toBe(
    '.a--fg { --pt-brand: teal; --branded: 1; color: var(--pt-fg-muted, var(--pt-fg)) }',
  );
  rmSync(file);
});

test('importing Button alone bundles no other component', async () => {
  const others = (await bundled('src/button.tsx'))
    .filter((id) => /@patunay\/ui\/dist|@radix-ui/.test(id))
    .filter(
      (id) =>
        !/\/Button\/|index\.js$|developmentWarnings\.js$|react-(slot|compose-refs)\//.test(id),
    );
  expect(others).toEqual([]);
});

test('a dynamic import of a subpath has a chunk of its own', async () => {
  const [first = []] = (await chunksOf('src/subpath.tsx')).filter((modules) =>
    modules.some((id) => id.endsWith('Button.js')),
  );
  expect(first).not.toEqual([]);
  expect(first.filter((id) => id.includes('Dialog'))).toEqual([]);
});

test('importing Dialog bundles the dialog, so the test above can fail', async () => {
  expect(await bundled('src/all.tsx')).toContainEqual(expect.stringContaining('react-dialog'));
});

test('it could be published: licence, changes and the version in the changelog', () => {
  const installed = join(app, 'node_modules/@patunay/ui');
  expect(existsSync(join(installed, 'LICENSE'))).toBe(true);
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const changes = readFileSync(join(installed, 'CHANGELOG.md'), 'utf8');
  expect(/^## (\d+\.\d+\.\d+)$/m.exec(changes)?.[1]).toBe(version);
  // A copy, because `private` refuses even a dry run.
  const copy = join(app, 'publish');
  cpSync(installed, copy, { recursive: true });
  run('npm', ['pkg', 'delete', 'private', 'scripts'], copy);
  run('npm', ['publish', '--dry-run', '--silent'], copy);
});

test('the tokens are in the package', () => {
  const { modifiers } = JSON.parse(readFileSync(resolveInApp('@patunay/ui/tokens.json'), 'utf8'));
  expect(Object.keys(modifiers.mode.contexts)).toEqual(Object.keys(tokenModes));
});
