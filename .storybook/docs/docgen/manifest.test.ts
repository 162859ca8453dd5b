import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { componentFiles, root } from '../../sources/sourceFiles.ts';
import { createDocgen } from './docgen.ts';
import { completeExample } from './exampleImports.ts';
import { componentsManifest } from './manifest.ts';

const { components } = componentsManifest(createDocgen(componentFiles()));
const examples = Object.values(components).flatMap(({ stories }) =>
  stories.flatMap(({ id, snippet }) => (snippet ? [{ id, snippet }] : [])),
);

test('lists components with their props, parts and stories', () => {
  const { 'components-button': button, 'components-accordion': accordion } = components;
  expect(button?.name).toBe('Button');
  expect(button?.reactDocgenTypescript.props.variant).toEqual({
    name: 'variant',
    type: { name: "'primary' | 'secondary' | 'ghost' | 'danger'" },
    required: false,
    description: expect.stringContaining('prominent'),
    defaultValue: { value: "'secondary'" },
  });
  expect(button?.stories[0]).toEqual({
    id: 'components-button--default',
    name: 'Default',
    description: 'A secondary action.',
    snippet: `import { Button } from '@patunay/ui';\n\n<Button onClick={() => {}}>Add Client</Button>`,
  });
  expect(Object.keys(accordion?.subcomponents ?? {})).toContain('AccordionItem');
});

test('every example compiles', () => {
  expect(examples.length).toBeGreaterThan(100);
  const cache = resolve(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(resolve(cache, 'examples-'));
  try {
    const extended = resolve(root, 'tsconfig.json');
    const tsconfig = { extends: extended, include: ['*.tsx'], exclude: [] };
    writeFileSync(resolve(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
    for (const { id, snippet } of examples) writeFileSync(resolve(folder, `${id}.tsx`), snippet);
    const tsc = resolve(root, 'node_modules/.bin/tsc');
    const { stdout, status } = spawnSync(tsc, ['--noEmit', '-p', folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);

test.each([
  ['sample data', '<Table items={clients} />'],
  ['a helper of the stories', '() => <Guidance>Text</Guidance>'],
  ['a render function that takes args', '(args) => <Button {...args} />'],
])('%s is in no example', (_, example) => {
  expect(completeExample(example, `import { clients } from '@patunay/fixtures';`)).toBeUndefined();
});

test('an example imports packages as its story does', () => {
  const story = `import { Download } from 'lucide-react';`;
  expect(completeExample('<Button><Download /></Button>', story)).toBe(
    `import { Button } from '@patunay/ui';\n${story}\n\n<Button><Download /></Button>`,
  );
});
