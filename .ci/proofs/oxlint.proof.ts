import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { plant } from '../plant';

const root = resolve(import.meta.dirname, '../..');

const meta = `
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button';
const meta = { title: 'Components/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;
`;

const unawaited = (imports: string, step: string) => `${imports}
export async function play() {
  // oxlint-disable-next-line typescript/no-floating-promises
  ${step}
  await ${step}
}`;

/**
 * Every violation is preceded by a disable directive that names the expected rule. An unused directive is an error
 * too, so a rule that reports nothing fails the test.
 */
const planted: Record<string, string> = {
  // Styles and HTML in the app.
  'packages/app/src/screens/Planted.tsx': `
import { Card } from '@patunay/ui';
import '@patunay/ui/styles.css';
import { createElement } from 'react';
// oxlint-disable-next-line no-restricted-imports
import './planted.css';
// oxlint-disable-next-line no-restricted-imports
import styles from './Planted.module.css';
export const allowed = [styles, createElement(Card), <Card key="card" padding="large" />];
// oxlint-disable-next-line patunay/no-markup
export const element = <div>Text</div>;
// oxlint-disable-next-line patunay/no-markup
export const created = createElement('div');
// oxlint-disable-next-line patunay/no-markup
export const styled = <Card style={{ color: 'red' }} />;`,
  // Elements found by a selector.
  'packages/ui/src/plantedLookup.ts': `
export const isNear = (element: Element) => element.matches(':hover');
// oxlint-disable-next-line patunay/no-element-lookup
export const row = (element: Element) => element.closest('li');
// oxlint-disable-next-line patunay/no-element-lookup
export const first = (element: Element) => element.querySelector<HTMLElement>('button');
// oxlint-disable-next-line patunay/no-element-lookup
export const root = () => document.getElementById('root');`,
  // Storybook's internals, past their adapter.
  '.storybook/plantedInternals.ts': `
// oxlint-disable-next-line patunay/storybook-internals
import { toId } from 'storybook/internal/csf';
// oxlint-disable-next-line patunay/storybook-internals
export { sourceOf } from 'storybook/internal/csf-tools';
// oxlint-disable-next-line patunay/storybook-internals
export const later = () => import('storybook/internal/babel');
// oxlint-disable-next-line patunay/storybook-internals
export const preview = [toId, Reflect.get(window, '__STORYBOOK_PREVIEW__')];
// oxlint-disable-next-line patunay/storybook-internals
export const channel = () => window.__STORYBOOK_ADDONS_CHANNEL__;`,
  // Code that breaks the conventions for TypeScript and JavaScript.
  'packages/fixtures/src/planted.ts': `
// oxlint-disable-next-line typescript/consistent-type-imports
import { Client } from './index';
// oxlint-disable-next-line typescript/no-explicit-any
export const clients: any = [] satisfies Client[];
// oxlint-disable-next-line no-implicit-coercion
export const count = (text: string) => +text;
export function none(value: unknown) {
  // oxlint-disable-next-line no-unused-vars
  const _unused = 1;
  // oxlint-disable-next-line eqeqeq
  return value == null;
}`,
  // Misused hooks, in a file without components.
  'packages/ui/src/hooks/usePlanted.ts': `
import { useEffect, useId } from 'react';
export function usePlanted(title: string) {
  // oxlint-disable-next-line react/rules-of-hooks
  if (title) useId();
  useEffect(() => {
    document.title = title;
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  // oxlint-disable-next-line patunay/effect-dependencies
  useEffect(() => {
    document.title = title;
  });
  useEffect(() => setTimeout(console.log, title.length) && undefined, [title]);
}`,
  // Components that the React Compiler cannot compile.
  'packages/ui/src/components/Planted/Planted.tsx': `
import { useEffect, useRef, useState } from 'react';
export function SetsState({ value }: { value: number }) {
  const [state, setState] = useState(0);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    setState(value);
  }, [value]);
  return <p>{state}</p>;
}
export function ReadsRef() {
  const ref = useRef(0);
  // oxlint-disable-next-line react/refs
  return <p>{ref.current}</p>;
}
export function MutatesState() {
  const [state] = useState({ count: 0 });
  // oxlint-disable-next-line react/immutability
  state.count = 1;
  return <p>{state.count}</p>;
}`,
  // Inaccessible markup.
  'packages/ui/src/patterns/Planted/Planted.tsx': `
declare const styles: Record<string, string>;
export const allowed = [
  <section key="1" tabIndex={0} aria-label="Scrolls" />,
  <ul key="2" role="list" className={styles.list} />,
  <table key="3" role="table"><tbody><tr role="row"><td role="cell" /></tr></tbody></table>,
];
// oxlint-disable-next-line jsx-a11y/alt-text
export const image = <img src="a.svg" />;
// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
export const focusable = <article tabIndex={0} />;
// oxlint-disable-next-line jsx-a11y/no-redundant-roles
export const redundant = <button role="button" />;
// oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
export const header = <th role="cell" />;
// oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
export const clickable = <div onClick={() => {}} />;
// oxlint-disable-next-line patunay/list-role
export const list = <ul className={styles.list} />;`,
  // Web and JavaScript APIs that a supported browser lacks.
  'packages/ui/src/planted.ts': `
// oxlint-disable-next-line compat/compat
export const later = (act: () => void) => scheduler.postTask(act);
// oxlint-disable-next-line compat/compat
export const wait = (cells: Int32Array) => Atomics.waitAsync(cells, 0, 0);`,
  // An addon that is not installed.
  '.storybook/main.ts': `
// oxlint-disable-next-line storybook/no-uninstalled-addons
export default { addons: ['@storybook/addon-planted', '@storybook/addon-docs'] };`,
  // Stories that opt out without a reason or import another testing library.
  'packages/ui/src/components/Button/Button.stories.tsx': `${meta}
import { useId } from 'react';
// oxlint-disable-next-line storybook/use-storybook-testing-library
import { screen } from '@testing-library/react';
import { within } from 'storybook/test';
console.log(screen, within);
export const Default: Story = {
  // oxlint-disable-next-line patunay/opt-out-reason
  parameters: { chromatic: { disableSnapshot: true } },
};
export const WithoutAxe: Story = {
  // oxlint-disable-next-line patunay/opt-out-reason
  parameters: { a11y: { test: 'off' } },
};
export const WithReasons: Story = {
  parameters: {
    a11y: { test: 'off', reason: 'Shows a violation.' },
    chromatic: { disableSnapshot: true, reason: 'Shows nothing.' },
  },
  render: () => (meta ? <p id={useId()} /> : <p />),
};`,
  // A `meta` without `satisfies`.
  'packages/ui/src/components/Button/Untyped.stories.tsx':
    meta
      .replace(' satisfies Meta<typeof Button>', '')
      .replace(
        'const meta',
        '// oxlint-disable-next-line storybook/meta-satisfies-type\nconst meta',
      ) + 'export const Default: Story & Meta = {};',
  // Mistakes that only type-aware rules report.
  'packages/ui/src/typed.ts': `
declare const size: 'small' | 'large';
declare const found: Promise<void>;
export async function typed() {
  // oxlint-disable-next-line typescript/await-thenable
  await size;
  // oxlint-disable-next-line typescript/no-misused-promises
  console.log(found ? 1 : 2);
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
  console.log(size as 'small' | 'large');
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (size) {
    case 'small':
      await found;
  }
}`,
  // Floating promises in every kind of file.
  'packages/ui/src/floating.ts': unawaited(
    `import { expect } from 'storybook/test'; const found = document.body;`,
    'expect(found).toBeVisible();',
  ),
  'packages/app/e2e/floating.ts': unawaited(
    `import { expect, type Locator } from '@playwright/test'; declare const found: Locator;`,
    'expect(found).toBeVisible();',
  ),
  '.storybook/floating.tsx': unawaited(
    `import { userEvent } from 'storybook/test';`,
    'userEvent.tab();',
  ),
  '.ci/floating.test.ts': unawaited(
    `import { expect } from 'vitest';`,
    'expect(fetch).rejects.toThrow();',
  ),
  '.ci/floating.ts': unawaited('', 'Promise.resolve();'),
  // Values that are taken for granted.
  'packages/visual/src/planted.ts': `
// oxlint-disable-next-line typescript/no-non-null-assertion
export const story = process.argv[2]!.trim();`,
  'packages/app/bench/floating.ts': unawaited('', 'Promise.resolve();'),
  '.storybook/planted.tsx': `
// oxlint-disable-next-line typescript/no-non-null-assertion
export const names = (text: string) => [...text.matchAll(/--(\\w+)/g)].map(([, name]) => name!);`,
  'packages/app/e2e/planted.spec.ts': `
import type { Locator } from '@playwright/test';
// oxlint-disable-next-line typescript/no-non-null-assertion
export const widthOf = async (part: Locator) => (await part.boundingBox())!.width;`,
  'packages/app/engines/planted.ts': `
// oxlint-disable-next-line typescript/no-non-null-assertion
export const first = (found: string[]) => found[0]!.trim();`,
  'packages/ui/src/patterns/planted.ts': `
// oxlint-disable-next-line typescript/no-non-null-assertion
export const last = (found: string[]) => found.at(-1)!.trim();`,
};

interface Output {
  diagnostics: { filename: string; message: string; labels: { span: { line: number } }[] }[];
  number_of_files: number;
}

/** Lints files as if they were part of the project. */
function lint(files: Record<string, string>) {
  const configuration = ['.oxlintrc.json', '.ci/oxlint-rules.ts', 'package.json', 'tsconfig.json'];
  const folder = plant({
    ...Object.fromEntries(
      configuration.map((file) => [file, readFileSync(resolve(root, file), 'utf8')]),
    ),
    ...files,
  });
  symlinkSync(resolve(root, 'node_modules'), resolve(folder, 'node_modules'));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [resolve(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', ...Object.keys(files)],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  const { diagnostics, number_of_files: count } = JSON.parse(stdout) as Output;
  expect(count).toBe(Object.keys(files).length);
  return diagnostics.map(
    ({ filename, message, labels }) => `${filename}:${labels[0]?.span.line}: ${message}`,
  );
}

test('reports what is planted', () => {
  expect(lint(planted)).toEqual([]);
});

test('reports a disable directive without a violation', () => {
  const rules = [
    'no-restricted-imports',
    'react/refs',
    'jsx-a11y/alt-text',
    'typescript/no-floating-promises',
    'compat/compat',
    'patunay/opt-out-reason',
  ];
  const code = rules.map((rule) => `// oxlint-disable-next-line ${rule}\nexport {};\n`).join('');
  const found = lint({ 'packages/ui/src/planted.tsx': code });
  expect(found.filter((message) => /Unused oxlint-disable/.test(message))).toHaveLength(
    rules.length,
  );
});
