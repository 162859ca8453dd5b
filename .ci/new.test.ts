import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { format } from 'oxfmt';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newComponent } from '../packages/ui/scripts/newComponent.js';
import { withoutStories } from './stories.js';

const root = resolve(import.meta.dirname, '..');
const library = resolve(root, 'packages/ui/src');
let sources: string;

beforeEach(() => {
  sources = mkdtempSync(join(tmpdir(), 'new-'));
  cpSync(join(library, 'index.ts'), join(sources, 'index.ts'));
  mkdirSync(join(sources, 'patterns/Sidebar'), { recursive: true });
});
afterEach(() => rmSync(sources, { recursive: true }));

const lines = (folder: string) => readFileSync(join(folder, 'index.ts'), 'utf8').trim().split('\n');

test('a new component is complete, passes lint, and is exported', async () => {
  expect(newComponent('PlantedPart', sources)).toBeUndefined();
  const folder = join(sources, 'components/PlantedPart');
  expect(readdirSync(folder).sort()).toEqual([
    'PlantedPart.module.css',
    'PlantedPart.stories.tsx',
    'PlantedPart.tsx',
    'index.ts',
  ]);
  const options = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8'));
  for (const file of readdirSync(folder)) {
    const text = readFileSync(join(folder, file), 'utf8');
    expect((await format(file, text, options)).code).toBe(text);
  }
  rmSync(join(sources, 'patterns'), { recursive: true });
  expect(withoutStories(sources)).toEqual([]);
});

test('the index stays sorted', () => {
  newComponent('PlantedPart', sources);
  const before = lines(library);
  const after = lines(sources);
  const line = "export * from './components/PlantedPart';";
  expect(after.filter((other) => other !== line)).toEqual(before);
  const components = after.filter((other) => other.includes("'./components/"));
  expect(components).toEqual([...components].sort());
});

test.each(['', 'statusLight', 'status-light', 'Status Light', '../Light', 'URL', 'É'])(
  'the name "%s" is rejected',
  (name) => {
    expect(newComponent(name, sources)).toMatch(/^Say what the component is called/);
    expect(readdirSync(sources).sort()).toEqual(['index.ts', 'patterns']);
  },
);

test('rejects a name that is taken', () => {
  expect(newComponent('Sidebar', sources)).toBe(
    'There is a Sidebar already, in packages/ui/src/patterns.',
  );
});
