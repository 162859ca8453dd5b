import { getConfiguration } from 'chromatic/node';
import { cruise } from 'dependency-cruiser';
import { ESLint } from 'eslint';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import * as prettier from 'prettier';
import stylelint from 'stylelint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import dependencyRules from '../.dependency-cruiser.js';
import { withoutDocumentation, withoutStories } from './stories.js';
import { workflowFaults } from './workflows.js';

// Every checker is shown a fault that it has to report, and the same thing done right, which it must let pass.

const root = resolve(import.meta.dirname, '..');

/** Writes files into a folder of their own. */
function plant(files: Record<string, string>) {
  const folder = mkdtempSync(resolve(tmpdir(), 'planted-'));
  for (const [name, text] of Object.entries(files)) {
    const file = resolve(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  planted.push(folder);
  return folder;
}
const planted: string[] = [];
afterAll(() => planted.forEach((folder) => rmSync(folder, { recursive: true })));

/** The names of the npm scripts. */
function scripts() {
  const text = readFileSync(resolve(root, 'package.json'), 'utf8');
  return Object.keys((JSON.parse(text) as { scripts: Record<string, string> }).scripts);
}

describe('ESLint', () => {
  let eslint: ESLint;
  beforeAll(() => {
    eslint = new ESLint({
      cwd: root,
      // The snippets are no files of the project: rules that need types are left to the real run.
      overrideConfig: [
        {
          files: ['**/*.{ts,tsx}'],
          languageOptions: { parserOptions: { projectService: false, project: null } },
          rules: {
            '@typescript-eslint/await-thenable': 'off',
            '@typescript-eslint/no-floating-promises': 'off',
            '@typescript-eslint/no-misused-promises': 'off',
            '@typescript-eslint/no-unnecessary-type-assertion': 'off',
            '@typescript-eslint/switch-exhaustiveness-check': 'off',
          },
        },
      ],
    });
  });

  async function reported(file: string, code: string) {
    const [result] = await eslint.lintText(code, { filePath: resolve(root, file) });
    return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? [];
  }

  const screen = 'packages/app/src/screens/Planted.tsx';
  const component = 'packages/ui/src/components/Planted/Planted.tsx';
  const stories = 'packages/ui/src/components/Planted/Planted.stories.tsx';
  const story = (rest: string) => `
    import type { Meta, StoryObj } from '@storybook/react-vite';
    import { expect, userEvent } from 'storybook/test';
    import { Planted } from './Planted';

    const meta = { title: 'Components/Planted', component: Planted } satisfies Meta<typeof Planted>;
    export default meta;
    type Story = StoryObj<typeof meta>;

    export const Default: Story = {${rest}};
  `;

  test.each([
    {
      what: 'CSS in the app',
      file: screen,
      rule: 'no-restricted-imports',
      wrong: `import './planted.css';`,
      right: `import '@patunay/ui/styles.css';`,
    },
    {
      what: 'a CSS module in the app',
      file: screen,
      rule: 'no-restricted-imports',
      wrong: `import styles from './Planted.module.css'; export const root = styles.root;`,
      right: `import { Card } from '@patunay/ui'; export const root = Card;`,
    },
    {
      what: 'an HTML element in the app',
      file: screen,
      rule: 'no-restricted-syntax',
      wrong: `export function Planted() { return <div>Text</div>; }`,
      right: `import { Card } from '@patunay/ui'; export function Planted() { return <Card>Text</Card>; }`,
    },
    {
      what: 'an HTML element in the app, made by hand',
      file: screen,
      rule: 'no-restricted-syntax',
      wrong: `import { createElement } from 'react'; export const planted = createElement('div');`,
      right: `import { createElement } from 'react'; import { Card } from '@patunay/ui'; export const planted = createElement(Card);`,
    },
    {
      what: 'a style of the app',
      file: screen,
      rule: 'no-restricted-syntax',
      wrong: `import { Card } from '@patunay/ui'; export function Planted() { return <Card style={{ color: 'red' }} />; }`,
      right: `import { Card } from '@patunay/ui'; export function Planted() { return <Card padding="large" />; }`,
    },
    {
      what: 'a hook behind a condition',
      file: component,
      rule: 'react-hooks/rules-of-hooks',
      wrong: `import { useId } from 'react'; export function Planted({ on }: { on: boolean }) { if (on) useId(); return null; }`,
      right: `import { useId } from 'react'; export function Planted() { return <p id={useId()} />; }`,
    },
    {
      what: 'an effect that forgets what it depends on',
      file: component,
      rule: 'react-hooks/exhaustive-deps',
      wrong: `import { useEffect } from 'react'; export function Planted({ title }: { title: string }) { useEffect(() => { document.title = title; }, []); return null; }`,
      right: `import { useEffect } from 'react'; export function Planted({ title }: { title: string }) { useEffect(() => { document.title = title; }, [title]); return null; }`,
    },
    {
      what: 'an image without a text',
      file: component,
      rule: 'jsx-a11y-x/alt-text',
      wrong: `export function Planted() { return <img src="a.svg" />; }`,
      right: `export function Planted() { return <img src="a.svg" alt="A bill" />; }`,
    },
    {
      what: 'what a browser does not know that the product is for',
      file: component,
      rule: 'compat/compat',
      wrong: `export const later = (act: () => void) => scheduler.postTask(act);`,
      right: `export const later = (act: () => void) => setTimeout(act);`,
    },
    {
      what: 'a story that is not in the form of one',
      file: stories,
      rule: 'storybook/meta-satisfies-type',
      wrong: story('').replace(' satisfies Meta<typeof Planted>', ''),
      right: story(''),
    },
    {
      what: 'a story that asserts with another library',
      file: stories,
      rule: 'storybook/use-storybook-testing-library',
      wrong: `import { screen } from '@testing-library/react'; ${story('')} console.log(screen);`,
      right: `import { screen } from 'storybook/test'; ${story('')} console.log(screen);`,
    },
    {
      what: 'a story without a picture, and without a reason',
      file: stories,
      rule: 'no-restricted-syntax',
      wrong: story(`parameters: { chromatic: { disableSnapshot: true } }`),
      right: story(
        `parameters: { chromatic: { disableSnapshot: true, reason: 'Draws nothing.' } }`,
      ),
    },
    {
      what: 'a story that axe does not see, without a reason',
      file: stories,
      rule: 'no-restricted-syntax',
      wrong: story(`parameters: { a11y: { test: 'off' } }`),
      right: story(`parameters: { a11y: { test: 'off', reason: 'Shows a fault.' } }`),
    },
  ])('$what', async ({ file, rule, wrong, right }) => {
    expect(await reported(file, wrong)).toContain(rule);
    expect(await reported(file, right)).not.toContain(rule);
  });

  // Needs types, and so files that are there.
  const typed = new ESLint({ cwd: root });

  test.each([
    {
      file: 'packages/ui/src/components/Button/Button.stories.tsx',
      imports: `import { expect } from 'storybook/test'; const found = document.body;`,
      step: 'expect(found).toBeVisible();',
    },
    {
      file: 'packages/app/e2e/pages.ts',
      imports: `import { expect, type Locator } from '@playwright/test'; declare const found: Locator;`,
      step: 'expect(found).toBeVisible();',
    },
    {
      file: '.storybook/preview.tsx',
      imports: `import { userEvent } from 'storybook/test';`,
      step: 'userEvent.tab();',
    },
    {
      file: '.ci/new.test.ts',
      imports: `import { expect } from 'vitest';`,
      step: 'expect(fetch).rejects.toThrow();',
    },
  ])('a step that is not waited for, in $file', { timeout: 60_000 }, async ({ file, ...code }) => {
    const steps = async (step: string) => {
      const text = `${code.imports} export async function play() { ${step} }`;
      const [result] = await typed.lintText(text, { filePath: resolve(root, file) });
      return result?.messages.map(({ ruleId }) => ruleId);
    };
    const rule = '@typescript-eslint/no-floating-promises';
    expect(await steps(code.step)).toContain(rule);
    expect(await steps(`await ${code.step}`)).not.toContain(rule);
  });
});

describe('Stylelint', () => {
  async function reported(code: string, codeFilename: string) {
    const { results } = await stylelint.lint({
      code,
      codeFilename: resolve(root, codeFilename),
      cwd: root,
    });
    return results[0]?.warnings.map(({ rule }) => rule) ?? [];
  }

  const component = 'packages/ui/src/components/Planted/Planted.module.css';
  const rule = (declaration: string, selector = '.root') =>
    `@layer components {\n  ${selector} {\n    ${declaration}\n  }\n}\n`;

  test.each([
    {
      what: 'an unknown token',
      name: 'csstools/value-no-unknown-custom-properties',
      wrong: rule('color: var(--fg-mutedd);'),
      right: rule('color: var(--fg-muted);'),
    },
    {
      what: 'a token of the private scale',
      name: 'csstools/value-no-unknown-custom-properties',
      wrong: rule('background: var(--sand-3);'),
      right: rule('block-size: var(--radix-accordion-content-height);'),
    },
    {
      what: "a component's own property",
      name: 'csstools/value-no-unknown-custom-properties',
      wrong: rule('color: var(--planted-fg);'),
      right: rule('--planted-fg: var(--fg);\n\n    color: var(--planted-fg);'),
    },
    {
      what: 'a raw colour',
      name: 'color-no-hex',
      wrong: rule('color: #21201c;'),
      right: rule('color: currentcolor;'),
    },
    {
      what: 'a raw colour by its name',
      name: 'color-named',
      wrong: rule('color: rebeccapurple;'),
      right: rule('color: transparent;'),
    },
    {
      what: 'a raw colour as a function',
      name: 'function-disallowed-list',
      wrong: rule('color: oklch(60% 0.1 250deg);'),
      right: rule('color: color-mix(in oklab, var(--fg), transparent);'),
    },
    {
      what: 'a selector that is too specific',
      name: 'selector-max-specificity',
      wrong: rule('color: var(--fg);', ".root[data-size='small'] .a .b"),
      right: rule('color: var(--fg);', ".root[data-size='small']:hover"),
    },
    {
      what: 'what a browser does not know that the product is for',
      name: 'plugin/no-unsupported-browser-features',
      wrong:
        rule('color: var(--fg);').replace('.root {', '@container style(--a: b) {\n  .root {') + '}',
      right: rule('container-type: inline-size;'),
    },
    {
      what: 'a rule outside its layer',
      name: 'patunay/in-layer',
      wrong: '.root {\n  color: var(--fg);\n}\n',
      right: rule('color: var(--fg);'),
    },
  ])('$what', async ({ name, wrong, right }) => {
    expect(await reported(wrong, component)).toContain(name);
    expect(await reported(right, component)).toEqual([]);
  });

  test('raw colours are at home in the tokens', async () => {
    const tokens =
      '@layer tokens {\n  :root {\n    --bg-paper: #fff;\n    --bg: var(--sand-3);\n  }\n}\n';
    expect(await reported(tokens, 'packages/ui/src/styles/tokens.css')).toEqual([]);
  });
});

describe('imports', () => {
  const packages = {
    'tsconfig.json':
      '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "Bundler", "jsx": "react-jsx" } }',
    'package.json': '{ "name": "planted", "private": true }',
    'packages/fixtures/package.json':
      '{ "name": "@patunay/fixtures", "exports": { ".": "./src/index.ts" } }',
    'packages/fixtures/src/index.ts': `export const clients = [];`,
    'packages/ui/package.json': '{ "name": "@patunay/ui", "exports": { ".": "./src/index.ts" } }',
    'packages/ui/src/index.ts': `export * from './components/Card';`,
    'packages/ui/src/components/Card/index.ts': `export { Card } from './Card';`,
    'packages/ui/src/components/Card/Card.tsx': `export function Card() { return null; }`,
    'packages/ui/src/components/Card/Card.stories.tsx': `import { clients } from '@patunay/fixtures'; import { Card } from './Card'; export default { component: Card, args: { clients } };`,
    'packages/ui/src/patterns/List/index.ts': `export { Card as List } from '../../components/Card';`,
    'packages/app/package.json': '{ "name": "@patunay/app" }',
    'packages/app/src/main.ts': `import { Card } from '@patunay/ui'; import { clients } from '@patunay/fixtures'; console.log(Card, clients);`,
    'node_modules/react/package.json': '{ "name": "react", "main": "index.js" }',
    'node_modules/react/index.js': '',
    'node_modules/react-router-dom/package.json':
      '{ "name": "react-router-dom", "main": "index.js" }',
    'node_modules/react-router-dom/index.js': '',
  };

  async function reported(files: Record<string, string>) {
    const folder = plant({ ...packages, ...files });
    for (const name of ['fixtures', 'ui', 'app']) {
      // Copied rather than linked: what matters is where the name leads.
      mkdirSync(resolve(folder, 'node_modules/@patunay'), { recursive: true });
      cpSync(resolve(folder, 'packages', name), resolve(folder, 'node_modules/@patunay', name), {
        recursive: true,
      });
    }
    const { forbidden, options } = dependencyRules;
    const { output } = await cruise(['packages'], {
      ...options,
      tsConfig: undefined,
      baseDir: folder,
      ruleSet: { forbidden },
      validate: true,
    });
    if (typeof output === 'string') throw new Error(output);
    // A checker that reads nothing finds nothing wrong.
    expect(output.summary.totalCruised).toBeGreaterThan(6);
    return output.summary.violations.map(({ rule }) => rule.name);
  }

  test('as they should be', async () => {
    expect(await reported({})).toEqual([]);
  });

  test.each<{ rule: string; files: Record<string, string> }>([
    {
      rule: 'ui-knows-no-router',
      files: { 'packages/ui/src/components/Card/Card.tsx': `import 'react-router-dom';` },
    },
    {
      rule: 'ui-knows-no-app',
      files: { 'packages/ui/src/components/Card/Card.tsx': `import '../../../../app/src/main';` },
    },
    {
      rule: 'ui-knows-no-fixtures',
      files: { 'packages/ui/src/components/Card/Card.tsx': `import '../../../../fixtures/src';` },
    },
    {
      rule: 'fixtures-import-nothing',
      files: { 'packages/fixtures/src/index.ts': `import 'react';` },
    },
    {
      rule: 'packages-by-name',
      files: { 'packages/app/src/main.ts': `import '../../ui/src/components/Card';` },
    },
    {
      rule: 'components-before-patterns',
      files: { 'packages/ui/src/components/Card/Card.tsx': `import '../../patterns/List';` },
    },
    {
      rule: 'no-story-in-product',
      files: { 'packages/ui/src/components/Card/index.ts': `export * from './Card.stories';` },
    },
    {
      rule: 'no-cycles',
      files: { 'packages/ui/src/components/Card/Card.tsx': `import './index';` },
    },
    {
      rule: 'unresolved',
      files: { 'packages/ui/src/components/Card/Card.tsx': `import './Cardd';` },
    },
  ])('$rule', async ({ rule, files }) => {
    expect(await reported(files)).toContain(rule);
  });
});

describe('stories', () => {
  const card = {
    'index.ts': `export * from './components/Card';`,
    'components/Card/index.ts': `export { Card, CardTitle } from './Card';\nexport type { CardProps } from './Card';`,
    'components/Card/Card.tsx': `/** What lies on it belongs together. */\nexport function Card() {}\n\n/** Names what lies on it. */\nexport const CardTitle = () => null;`,
    'components/Card/Card.stories.tsx': `const meta = { component: Card };\n<CardTitle />;`,
  };

  test('every export of the library has some', () => {
    expect(withoutStories(resolve(root, 'packages/ui/src'))).toEqual([]);
  });

  test('an export without any is found', () => {
    expect(withoutStories(plant(card))).toEqual([]);
    const stories = 'components/Card/Card.stories.tsx';
    const bare = Object.entries(card).filter(([name]) => name !== stories);
    expect(withoutStories(plant(Object.fromEntries(bare)))).toEqual([
      'components/Card has no Card.stories.tsx.',
    ]);
    expect(withoutStories(plant({ ...card, 'index.ts': '' }))).toEqual([
      'components/Card is not exported from index.ts.',
    ]);
    expect(withoutStories(plant({ ...card, [stories]: `{ component: Card }` }))).toEqual([
      'CardTitle, of components/Card, is in no story of Card.stories.tsx.',
    ]);
  });

  test('an export without a page of documentation is found', () => {
    const stories = 'components/Card/Card.stories.tsx';
    const off = `const meta = { component: Card, tags: ['!autodocs'] };\n<CardTitle />;`;
    expect(withoutStories(plant({ ...card, [stories]: off }))).toEqual([
      'components/Card has no page: Card.stories.tsx switches its documentation off.',
    ]);
    const code = `/** Names what lies on it. */\nconst other = 1;\nexport function Card() {}\n/** Title. */\nexport const CardTitle = () => null;`;
    expect(withoutStories(plant({ ...card, 'components/Card/Card.tsx': code }))).toEqual([
      'Card, of components/Card, says nothing on its page: a comment above it is missing.',
      'CardTitle, of components/Card, says nothing on its page: a comment above it is missing.',
    ]);
  });

  test('documentation that is switched off for all is found', () => {
    const preview = readFileSync(resolve(root, '.storybook/preview.tsx'), 'utf8');
    expect(withoutDocumentation(preview)).toEqual([]);
    expect(withoutDocumentation(preview.replace("tags: ['autodocs']", 'tags: []'))).toEqual([
      "No component has a page of documentation: the preview has no tag 'autodocs'.",
    ]);
  });
});

describe('workflows', () => {
  const folder = resolve(root, '.github/workflows');
  const read = (name: string) => readFileSync(resolve(folder, name), 'utf8');
  const ci = read('ci.yml');

  test.each(readdirSync(folder))('%s is as it should be', (name) => {
    expect(workflowFaults(read(name), scripts())).toEqual([]);
  });

  test('a script that is not there is found among those that a job runs in turn', () => {
    const planted = read('proofs.yml').replace('- test:canary', '- test:cannery');
    expect(workflowFaults(planted, scripts())).toEqual(['There is no npm script test:cannery.']);
  });

  test.each([
    {
      what: 'an action by its tag',
      from: /checkout@\w+ # v[\d.]+/,
      to: 'checkout@v7',
      says: /checkout@v7 is not pinned/,
    },
    {
      what: 'an action by a commit that says no version',
      from: /(checkout@\w+) # v[\d.]+/,
      to: '$1',
      says: /is not pinned/,
    },
    {
      what: 'rights for every job',
      from: 'contents: read',
      to: 'contents: write',
      says: /`permissions` that only read/,
    },
    {
      what: 'all rights for a job',
      from: /permissions:\n      pages: write\n      id-token: write/,
      to: 'permissions: write-all',
      says: /deploy asks for write-all/,
    },
    {
      what: 'a job without an end',
      from: 'timeout-minutes: 30',
      to: 'continue-on-error: false',
      says: /test has no `timeout-minutes`/,
    },
    {
      what: 'a script that is not there',
      from: 'npm run chromatic',
      to: 'npm run cromatic',
      says: /no npm script cromatic/,
    },
    {
      what: 'a job that waits for none',
      from: 'needs: site',
      to: 'needs: sight',
      says: /waits for sight/,
    },
    {
      what: "a pull request's words in a command",
      from: 'run: .ci/run',
      to: 'run: echo ${{ github.head_ref }}',
      says: /puts an expression into a command/,
    },
    { what: 'no YAML', from: 'jobs:', to: 'jobs: [', says: /not YAML/ },
  ])('$what is found', ({ from, to, says }) => {
    const planted = ci.replace(from, to);
    expect(planted).not.toBe(ci);
    expect(workflowFaults(planted, scripts()).join('\n')).toMatch(says);
  });
});

describe('Chromatic', () => {
  test('its configuration is one that its command understands', async () => {
    const config = await getConfiguration(resolve(root, 'chromatic.config.json'));
    expect(config.onlyChanged).toBe(true);
    expect(scripts()).toContain(config.buildScriptName);
    const folder = plant({ 'chromatic.config.json': '{ "onlyChange": true }' });
    await expect(getConfiguration(resolve(folder, 'chromatic.config.json'))).rejects.toThrow(
      /onlyChange/,
    );
  });

  test('a missing token is told in a sentence', () => {
    const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: '' };
    const { status, stderr } = spawnSync(process.execPath, ['.ci/chromatic.js'], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^CHROMATIC_PROJECT_TOKEN is not set\./);
    expect(stderr).not.toMatch(/ at .+:\d+/);
  });
});

describe('Prettier', () => {
  test('a file in another form is found', async () => {
    const filepath = resolve(root, 'packages/ui/src/planted.ts');
    const options = { ...(await prettier.resolveConfig(filepath)), filepath };
    expect(await prettier.check(`const a = "b"\n`, options)).toBe(false);
    expect(await prettier.check(`const a = 'b';\n`, options)).toBe(true);
  });
});
