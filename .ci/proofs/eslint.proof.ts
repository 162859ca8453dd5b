import { ESLint } from 'eslint';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: root });

const meta = `
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button';
const meta = { title: 'Components/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;
`;

const unawaited = (imports: string, step: string) => `${imports}
export async function play() {
  // eslint-disable-next-line @typescript-eslint/no-floating-promises
  ${step}
  await ${step}
}`;

/**
 * Each snippet is linted as if it were the content of the file. Every violation is preceded by a disable directive
 * that names the expected rule. An unused directive is an error too, so a rule that reports nothing fails the test.
 */
const planted: [file: string, what: string, code: string][] = [
  [
    'packages/app/src/screens/Dashboard.tsx',
    'styles and HTML in the app',
    `
import { Card } from '@patunay/ui';
import '@patunay/ui/styles.css';
import { createElement } from 'react';
// eslint-disable-next-line no-restricted-imports
import './planted.css';
// eslint-disable-next-line no-restricted-imports
import styles from './Planted.module.css';
export const allowed = [styles, createElement(Card), <Card key="card" padding="large" />];
// eslint-disable-next-line no-restricted-syntax
export const element = <div>Text</div>;
// eslint-disable-next-line no-restricted-syntax
export const created = createElement('div');
// eslint-disable-next-line no-restricted-syntax
export const styled = <Card style={{ color: 'red' }} />;`,
  ],
  [
    'packages/ui/src/components/Button/Button.tsx',
    'misused hooks, an image without alternative text, an API that a supported browser lacks',
    `
import { useEffect, useId } from 'react';
export function Planted({ title }: { title: string }) {
  // eslint-disable-next-line react-hooks/rules-of-hooks
  if (title) useId();
  useEffect(() => {
    document.title = title;
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => setTimeout(console.log, title.length) && undefined, [title]);
  return <img src="a.svg" alt="A bill" />;
}
// eslint-disable-next-line jsx-a11y-x/alt-text
export const image = <img src="a.svg" />;
// eslint-disable-next-line compat/compat
export const later = (act: () => void) => scheduler.postTask(act);`,
  ],
  [
    'packages/ui/src/components/Button/Button.stories.tsx',
    'a story that opts out without a reason, or uses another library',
    `${meta}
// eslint-disable-next-line storybook/use-storybook-testing-library
import { screen } from '@testing-library/react';
import { within } from 'storybook/test';
console.log(screen, within);
export const Default: Story = {
  // eslint-disable-next-line no-restricted-syntax
  parameters: { chromatic: { disableSnapshot: true } },
};
export const WithoutAxe: Story = {
  // eslint-disable-next-line no-restricted-syntax
  parameters: { a11y: { test: 'off' } },
};
export const WithReasons: Story = {
  parameters: {
    a11y: { test: 'off', reason: 'Shows a violation.' },
    chromatic: { disableSnapshot: true, reason: 'Shows nothing.' },
  },
};`,
  ],
  [
    'packages/ui/src/components/Button/Button.stories.tsx',
    'a meta without its type',
    meta
      .replace(' satisfies Meta<typeof Button>', '')
      .replace(
        'const meta',
        '// eslint-disable-next-line storybook/meta-satisfies-type\nconst meta',
      ) + 'export const Default: Story & Meta = {};',
  ],
  ...[
    [
      'packages/ui/src/components/Button/Button.tsx',
      `import { expect } from 'storybook/test'; const found = document.body;`,
      'expect(found).toBeVisible();',
    ],
    [
      'packages/app/e2e/pages.ts',
      `import { expect, type Locator } from '@playwright/test'; declare const found: Locator;`,
      'expect(found).toBeVisible();',
    ],
    ['.storybook/preview.tsx', `import { userEvent } from 'storybook/test';`, 'userEvent.tab();'],
    ['.ci/new.test.ts', `import { expect } from 'vitest';`, 'expect(fetch).rejects.toThrow();'],
    ['.ci/test.js', '', 'Promise.resolve();'],
    ['packages/app/bench/run.js', '', 'Promise.resolve();'],
  ].map(([file, imports, step]): [string, string, string] => [
    file!,
    'a floating promise',
    unawaited(imports!, step!),
  ]),
];

const reported = async (file: string, code: string) => {
  const [result] = await eslint.lintText(code, { filePath: resolve(root, file) });
  return result!.messages.map(({ line, message }) => `${line}: ${message}`);
};

test.each(planted)('%s: %s', async (file, _what, code) => {
  expect(await reported(file, code)).toEqual([]);
});

test('reports a disable directive without a violation', async () => {
  const [, , code] = planted[0]!;
  const found = await reported('.ci/test.js', code.slice(0, code.indexOf('export')));
  expect(found.join('\n')).toMatch(/Unused eslint-disable directive/);
});
