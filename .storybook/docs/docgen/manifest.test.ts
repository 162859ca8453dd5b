import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../sources/sourceFiles.ts';
import { parseStories } from '../../sources/storySource.ts';
import { docgen } from './docgen.ts';
import { completeExample } from './exampleImports.ts';
import { componentsManifest } from './manifest.ts';

const { components } = componentsManifest(docgen);
const examples = Object.values(components).flatMap(({ stories }) =>
  stories.flatMap(({ id, snippet }) => (snippet ? [{ id, snippet }] : [])),
);

test('every component has an example', () => {
  const without = Object.values(components).filter(({ stories }) =>
    stories.every(({ snippet }) => snippet === undefined),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});

/** The story in `AGENTS.md`, and its component import. */
const [, agentsExample = ''] = /```tsx\n([^]*?)```/.exec(readFileSync('AGENTS.md', 'utf8')) ?? [];

test('the example in AGENTS.md has a title and a story that Storybook can index', () => {
  const { title, stories } = parseStories(agentsExample);
  expect([title, ...stories.map(({ id }) => id)]).toEqual([
    'Screens/Branches',
    'screens-branches--adding',
  ]);
});

test('every example compiles', () => {
  expect(examples.length).toBeGreaterThan(150);
  const cache = resolve(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(resolve(cache, 'examples-'));
  try {
    const extended = resolve(root, 'tsconfig.json');
    const tsconfig = { extends: extended, include: ['*.tsx'], exclude: [] };
    writeFileSync(resolve(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
    for (const { id, snippet } of examples) writeFileSync(resolve(folder, `${id}.tsx`), snippet);
    writeFileSync(resolve(folder, 'Branches.stories.tsx'), agentsExample);
    writeFileSync(resolve(folder, 'Branches.tsx'), 'export const Branches = () => null;');
    const tsc = resolve(root, 'node_modules/.bin/tsc');
    const { stdout, status } = spawnSync(tsc, ['--noEmit', '--singleThreaded', '-p', folder], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);

test('an example imports packages as its story does', () => {
  const story = `import { Download } from 'lucide-react';`;
  expect(completeExample('<Button><Download /></Button>', story)).toBe(
    `import { Button } from '@patunay/ui';\n${story}\n\n<Button><Download /></Button>`,
  );
});
