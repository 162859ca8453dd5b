// npm run test:package: packs the library, installs it in an empty Vite app and tests it there.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import sirv from 'sirv';
import { build } from 'vite';
import { launchOptions } from '../../../.storybook/browser.js';

const ui = resolve(import.meta.dirname, '..');
const root = resolve(ui, '../..');
const bin = (name) => join(root, 'node_modules/.bin', name);
const run = (command, args, cwd) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

let failed = 0;
async function check(what, work) {
  try {
    const found = await work();
    console.log(`ok      ${what}${found ? `: ${found}` : ''}`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED  ${what}: ${error.stdout || error.message}`);
  }
}

function assert(condition, message) {
  if (!condition) throw new Error(message);
}

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const locked = (names) =>
  Object.fromEntries(names.map((name) => [name, lock.packages[`node_modules/${name}`].version]));

const files = {
  'index.html':
    '<!doctype html><div id="root"></div><script type="module" src="/src/all.tsx"></script>',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      types: ['vite/client'],
      strict: true,
      noEmit: true,
      // Check the library's types too: they must not depend on the workspace's compiler options.
      skipLibCheck: false,
    },
    include: ['src'],
  }),
  'src/button.tsx': `import { Button } from '@patunay/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<Button variant="primary">Add Client</Button>);
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

function writeApp(tarball) {
  mkdirSync(join(app, 'src'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(app, file), text);
  const manifest = {
    private: true,
    type: 'module',
    dependencies: { '@patunay/ui': `file:${tarball}`, ...locked(['react', 'react-dom']) },
    devDependencies: locked([
      '@types/react',
      '@types/react-dom',
      '@vitejs/plugin-react',
      'typescript',
      'vite',
    ]),
  };
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest));
  writeFileSync(
    join(app, 'vite.config.js'),
    "import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };\n",
  );
}

/** The modules that remain in an entry's bundle after tree shaking, and its size without React. */
async function bundled(entry) {
  const result = await build({
    root: app,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: join(app, entry), external: /^react(-dom)?(\/|$)/ },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
  const chunks = /** @type {import('vite').Rolldown.OutputChunk[]} */ (
    output.filter(({ type }) => type === 'chunk')
  );
  const modules = chunks.flatMap((chunk) =>
    Object.entries(chunk.modules)
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id]) => id),
  );
  return { modules, bytes: chunks.reduce((sum, { code }) => sum + code.length, 0) };
}

/** Opens the built app in the tests' browser and checks styles, fonts and the dialog. */
async function look(dist) {
  const server = createServer(sirv(dist)).listen(0);
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage();
    const problems = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('requestfailed', (request) => problems.push(`${request.url()} fails`));
    page.on('response', (response) => {
      if (!response.ok()) problems.push(`${response.url()}: ${response.status()}`);
    });
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    await page.goto(`http://localhost:${port}/`);
    const button = page.getByRole('button', { name: 'Add Client' });
    const looks = await button.evaluate(async (element) => {
      await document.fonts.ready;
      const { backgroundColor, fontFamily, borderRadius } = getComputedStyle(element);
      return {
        backgroundColor,
        fontFamily,
        borderRadius,
        fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length,
      };
    });
    assert(
      looks.backgroundColor === 'rgb(62, 99, 221)',
      `its background is ${looks.backgroundColor}`,
    );
    assert(looks.fontFamily.startsWith('Inter'), `its font is ${looks.fontFamily}`);
    assert(looks.borderRadius !== '0px', 'it has no radius');
    assert(looks.fonts > 0, 'no font was loaded');
    await page.getByRole('button', { name: 'Open' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Client' });
    await dialog.waitFor();
    const position = await dialog.evaluate((element) => getComputedStyle(element).position);
    assert(position === 'fixed', `the dialog is ${position}`);
    assert(problems.length === 0, problems.join('; '));
  } finally {
    await browser.close();
    server.close();
  }
}

// Vite identifies modules by their real path.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'patunay-package-')));
const app = join(folder, 'app');

try {
  const [{ filename, size }] = JSON.parse(
    run('npm', ['pack', '--json', '--silent', '--pack-destination', folder], ui).replace(
      /^[^[]*/,
      '',
    ),
  );
  const tarball = join(folder, filename);
  console.log(`${filename}, ${Math.round(size / 1024)} KiB`);

  await check('publint', () => {
    run(bin('publint'), ['run', tarball, '--strict'], root);
  });
  await check('are the types wrong?', () => {
    run(
      bin('attw'),
      [tarball, '--profile', 'esm-only', '--exclude-entrypoints', 'styles.css', 'tokens.json'],
      root,
    );
  });

  writeApp(tarball);
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--silent'], app);

  await check('types', () => {
    run(process.execPath, [join(app, 'node_modules/typescript/bin/tsc')], app);
  });
  await check('importing Button alone bundles no dialog', async () => {
    const { modules, bytes } = await bundled('src/button.tsx');
    const others = modules.filter(
      (id) => /@patunay\/ui\/dist/.test(id) && !/\/Button\/|index\.js$/.test(id),
    );
    assert(others.length === 0, `it also bundles ${others.join(', ')}`);
    const radix = modules.filter(
      (id) => /@radix-ui/.test(id) && !/react-(slot|compose-refs)\//.test(id),
    );
    assert(radix.length === 0, `it also bundles ${radix.join(', ')}`);
    return `${(bytes / 1024).toFixed(1)} KiB without React`;
  });
  await check('importing Dialog bundles the dialog (validates the check above)', async () => {
    const { modules } = await bundled('src/all.tsx');
    assert(
      modules.some((id) => id.includes('react-dialog')),
      'Dialog is not in the bundle: the check above cannot detect it',
    );
  });
  await check('the tokens are there', () => {
    const file = createRequire(join(app, 'package.json')).resolve('@patunay/ui/tokens.json');
    const { modifiers } = JSON.parse(readFileSync(file, 'utf8'));
    return Object.keys(modifiers.mode.contexts).join(', ');
  });
  await check('the app builds', () => {
    run(process.execPath, [join(app, 'node_modules/vite/bin/vite.js'), 'build'], app);
  });
  await check('components are styled, and the dialog opens', () => look(join(app, 'dist')));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
