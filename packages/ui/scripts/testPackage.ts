// npm run test:package: packs the library, installs it in an empty Vite app and tests it there.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import type { Rolldown } from 'vite';
import { launchOptions } from '@patunay/visual/browser';
import { rejectOptions } from '../../../.ci/rejectOptions.ts';
import { tokenModes } from './designTokens.ts';

rejectOptions('npm run test:package');

const ui = resolve(import.meta.dirname, '..');
const root = resolve(ui, '../..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
function run(command: string, args: string[], cwd: string) {
  const { status, stdout } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  assert.equal(status, 0, stdout);
  return stdout;
}

const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const versions = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, locked[`node_modules/${name}`].version]));

/** The files of an app that uses the library, except its package.json. */
const files = {
  'vite.config.js': `import react from '@vitejs/plugin-react';
export default { plugins: [react()] };
`,
  'index.html':
    '<!doctype html><div id="root"></div><script type="module" src="/src/all.tsx"></script>',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      // Not Vite's, which declare stylesheets.
      types: [],
      strict: true,
      noEmit: true,
      // Check the library's types too, because they must not depend on the workspace's compiler options.
      skipLibCheck: false,
    },
    include: ['src'],
  }),
  'src/button.tsx': `import { Button } from '@patunay/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<Button variant="primary">Add Client</Button>);
`,
  'src/subpath.tsx': `import { Button } from '@patunay/ui/components/Button';
import { createRoot } from 'react-dom/client';

const open = () => import('@patunay/ui/components/Dialog').then(({ Dialog }) => console.log(Dialog));

createRoot(document.body).render(<Button onClick={open}>Open</Button>);
`,
  'src/all.tsx': `import { Badge, Button, Dialog, tones } from '@patunay/ui';
import type { ButtonVariant } from '@patunay/ui';
import '@patunay/ui/styles.css';
import { createRoot } from 'react-dom/client';

const variant: ButtonVariant = 'primary';

createRoot(document.getElementById('root')!).render(
  <>
    <Button variant={variant}>Add Client</Button>
    {/* @ts-expect-error Unknown variant. */}
    <Button variant="purple">Purple</Button>
    {tones.map((tone) => <Badge key={tone} tone={tone}>{tone}</Badge>)}
    <Dialog title="Add Client" trigger={<Button>Open</Button>}>It opens.</Dialog>
  </>,
);
`,
};

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

/** Opens the built app in the same browser as the other tests, and checks its styles, its font and the dialog. */
async function look() {
  // 'mpa' answers 404 for a missing file; the default answers with index.html.
  const server = await preview({
    root: app,
    configFile: false,
    appType: 'mpa',
    preview: { port: 0 },
  });
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('requestfailed', (request) => problems.push(`${request.url()} fails`));
    page.on('response', (response) => {
      if (!response.ok()) problems.push(`${response.url()}: ${response.status()}`);
    });
    await page.goto(server.resolvedUrls?.local[0] ?? 'the server has no URL');
    const button = page.getByRole('button', { name: 'Add Client' });
    const looks = await button.evaluate(async (element) => {
      await document.fonts.ready;
      const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(element);
      const hasFont = [...document.fonts].some(({ status }) => status === 'loaded');
      return { backgroundColor, borderRadius, font: fontFamily.split(',')[0], hasFont };
    });
    assert.deepEqual(looks, {
      backgroundColor: 'rgb(62, 99, 221)',
      borderRadius: '5px',
      font: 'Inter',
      hasFont: true,
    });
    await page.getByRole('button', { name: 'Open' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Client' });
    assert.equal(await dialog.evaluate((element) => getComputedStyle(element).position), 'fixed');
    assert.deepEqual(problems, []);
  } finally {
    await browser.close();
    await server.close();
  }
}

// Resolve symlinks, because Vite identifies modules by their real path.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'patunay-package-')));
const app = join(folder, 'app');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const packed = run('npm', ['pack', '--json', '--silent', '--pack-destination', folder], ui);
const [{ filename, size }] = JSON.parse(packed.replace(/^[^[]*/, ''));
const tarball = join(folder, filename);
console.log(`${filename}, ${Math.round(size / 1024)} KiB`);

mkdirSync(join(app, 'src'), { recursive: true });
const manifest = {
  type: 'module',
  dependencies: {
    '@patunay/ui': `file:${tarball}`,
    ...versions('react', 'react-dom'),
    'react-hook-form': '7.92.0',
  },
  devDependencies: {
    ...versions('@types/react', '@types/react-dom', '@vitejs/plugin-react', 'vite'),
    typescript: locked['node_modules/@typescript/native'].version,
  },
};
writeFileSync(join(app, 'package.json'), JSON.stringify(manifest));
const readme = readFileSync(join(ui, 'README.md'), 'utf8');
const examples = [...readme.matchAll(/```tsx\n(.+?)```/gs)].map(
  ([, code], index) => [`src/readme${index}.tsx`, `${code}export {};\n`] as const,
);
for (const [file, text] of [...Object.entries(files), ...examples])
  writeFileSync(join(app, file), text);
run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--silent'], app);

/** Runs a tool that is installed in the consuming app. */
/** The file that an import by the app leads to. */
const resolveInApp = (id: string) => createRequire(join(app, 'package.json')).resolve(id);

const runInApp = (file: string, ...args: string[]) =>
  run(process.execPath, [join(app, 'node_modules', file), ...args], app);

await test('publint', () => void run(bin('publint'), ['run', tarball, '--strict'], root));

await test('are the types wrong?', () => {
  const others = ['--exclude-entrypoints', 'styles.css', 'tokens.json'];
  run(bin('attw'), [tarball, '--profile', 'esm-only', ...others], root);
});

await test('an app that uses the library, and the examples of its README, type-check', () =>
  void runInApp('typescript/bin/tsc'));

await test('the README installs the tarball by its name', () =>
  assert(readme.includes(`npm install ./${filename}`)));

await test('the stylesheets declare no custom property without the prefix', () => {
  for (const name of ['tokens', 'reset', 'components', 'styles']) {
    const css = readFileSync(resolveInApp(`@patunay/ui/${name}.css`), 'utf8');
    const declared = [...css.matchAll(/(?<![\w-])--[\w-]+(?=\s*:)/g)].map(([property]) => property);
    assert.deepEqual(
      [...new Set(declared.filter((property) => !property.startsWith('--pt-')))],
      [],
    );
  }
});

await test('the command in the changelog renames custom properties', () => {
  const changes = readFileSync(join(ui, 'CHANGELOG.md'), 'utf8');
  const [, command] = /```sh\n(.+?)```/s.exec(changes) ?? [];
  assert(command);
  const file = join(app, 'src/old.css');
  writeFileSync(
    file,
    '.a--fg { --brand: teal; --branded: 1; color: var(--fg-muted, var(--pt-fg)) }',
  );
  run('sh', ['-e', '-c', command], app);
  const renamed =
    '.a--fg { --pt-brand: teal; --branded: 1; color: var(--pt-fg-muted, var(--pt-fg)) }';
  assert.equal(readFileSync(file, 'utf8'), renamed);
  rmSync(file);
});

await test('importing Button alone bundles no other component', async () => {
  const others = (await bundled('src/button.tsx'))
    .filter((id) => /@patunay\/ui\/dist|@radix-ui/.test(id))
    .filter(
      (id) =>
        !/\/Button\/|index\.js$|developmentWarnings\.js$|react-(slot|compose-refs)\//.test(id),
    );
  assert.deepEqual(others, []);
});

await test('a dynamic import of a subpath has a chunk of its own', async () => {
  const [first] = (await chunksOf('src/subpath.tsx')).filter((modules) =>
    modules.some((id) => id.endsWith('Button.js')),
  );
  assert(first && !first.some((id) => id.includes('Dialog')));
});

await test('importing Dialog bundles the dialog, so the test above can fail', async () => {
  const modules = await bundled('src/all.tsx');
  assert(modules.some((id) => id.includes('react-dialog')));
});

await test('it could be published: licence, changes and the version in the changelog', () => {
  const installed = join(app, 'node_modules/@patunay/ui');
  assert(readFileSync(join(installed, 'LICENSE'), 'utf8'));
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const changes = readFileSync(join(installed, 'CHANGELOG.md'), 'utf8');
  const [, released] = /^## (\d+\.\d+\.\d+)$/m.exec(changes) ?? [];
  assert.equal(version, released);
  // A copy, because `private` refuses even a dry run.
  const copy = join(folder, 'publish');
  cpSync(installed, copy, { recursive: true });
  run('npm', ['pkg', 'delete', 'private', 'scripts'], copy);
  run('npm', ['publish', '--dry-run', '--silent'], copy);
});

await test('the tokens are in the package', () => {
  const file = resolveInApp('@patunay/ui/tokens.json');
  const { modifiers } = JSON.parse(readFileSync(file, 'utf8'));
  assert.deepEqual(Object.keys(modifiers.mode.contexts), Object.keys(tokenModes));
});

await test('the app builds, its components are styled, and the dialog opens', async () => {
  runInApp('vite/bin/vite.js', 'build');
  await look();
});
