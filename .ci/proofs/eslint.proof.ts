import { ESLint } from 'eslint';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

let eslint: ESLint;
beforeAll(() => {
  eslint = new ESLint({
    cwd: root,
    // The snippets are not project files, so type-aware rules are tested separately.
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
    right: story(`parameters: { chromatic: { disableSnapshot: true, reason: 'Draws nothing.' } }`),
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

// Type-aware rules need files on disk.
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
    file: '.ci/test.js',
    imports: '',
    step: 'Promise.resolve();',
  },
  {
    file: 'packages/app/bench/run.js',
    imports: '',
    step: 'Promise.resolve();',
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
