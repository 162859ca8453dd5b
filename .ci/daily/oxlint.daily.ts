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

/**
 * Before every violation is a disable directive with the expected rule. An unused directive is also an error, so a rule
 * that reports nothing fails the test.
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
  // An effect without dependencies.
  'packages/ui/src/hooks/usePlanted.ts': `
import { useEffect } from 'react';
export function usePlanted(title: string) {
  // oxlint-disable-next-line patunay/effect-dependencies
  useEffect(() => {
    document.title = title;
  });
}`,
  // Loops that may be empty.
  'packages/app/e2e/planted.spec.ts': `
import type { Locator } from '@playwright/test';
export async function read(found: Locator) {
  // oxlint-disable-next-line patunay/no-empty-loop
  const all = await found.all();
  return Promise.all(all.map((one) => one.innerText()));
}`,
  // A wait of one second.
  'packages/ui/src/planted.test.ts': `
import { expect, vi } from 'vitest';
// oxlint-disable-next-line patunay/no-short-wait
await vi.waitFor(() => expect(document.title).toBe('Clients'));`,
  // Live regions.
  'packages/ui/src/PlantedStatus.tsx': `
export const allowed = <p role="note">Saved</p>;
export const planted = [
  // oxlint-disable-next-line patunay/one-announcer
  <p key={1} role="status" />,
  // oxlint-disable-next-line patunay/one-announcer
  <p key={2} aria-live="polite" />,
  // oxlint-disable-next-line patunay/one-announcer
  <output key={3} />,
];`,
  // A list that is styled without bullets.
  'packages/ui/src/patterns/Planted/Planted.tsx': `
declare const styles: Record<string, string>;
export const allowed = <ul role="list" className={styles.list} />;
// oxlint-disable-next-line patunay/list-role
export const list = <ul className={styles.list} />;`,
  // What belongs to one window.
  'packages/ui/src/planted.ts': `
// oxlint-disable-next-line patunay/own-window
export const focused = () => document.activeElement;
// oxlint-disable-next-line patunay/own-window
export const listen = (act: () => void) => window.addEventListener('resize', act);
// oxlint-disable-next-line patunay/own-window
export const isText = (node: unknown) => node instanceof Text;`,
  // Stories that opt out without a reason.
  'packages/ui/src/components/Button/Button.stories.tsx': `${meta}
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
};`,
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

test('reports every planted violation', () => {
  expect(lint(planted)).toEqual([]);
});

test('reports a disable directive without a violation', () => {
  const code = '// oxlint-disable-next-line patunay/opt-out-reason\nexport {};\n';
  expect(lint({ 'packages/ui/src/planted.tsx': code }).join()).toMatch(/Unused oxlint-disable/);
});
