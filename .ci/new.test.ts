import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import { newComponent } from '../packages/ui/scripts/newComponent.ts';
import { plant } from './plant';

const library = resolve(import.meta.dirname, '../packages/ui/src');
const index = readFileSync(join(library, 'index.ts'), 'utf8');

/** A library with the real index, but with one component only. */
const plantLibrary = () => plant({ 'index.ts': index, 'patterns/Sidebar/Sidebar.tsx': '' });

const lines = (text: string) => text.trim().split('\n');

test('a new component has all four files, and their format is right', async () => {
  const sources = plantLibrary();
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
});

test('the index stays sorted', () => {
  const sources = plantLibrary();
  newComponent('PlantedPart', sources);
  const before = lines(index);
  const after = lines(readFileSync(join(sources, 'index.ts'), 'utf8'));
  const line = "export * from './components/PlantedPart';";
  expect(after.filter((other) => other !== line)).toEqual(before);
  const components = after.filter((other) => other.includes("'./components/"));
  expect(components).toEqual([...components].sort());
});

test.each(['', 'statusLight', 'status-light', 'Status Light', '../Light', 'URL', 'É'])(
  'the name "%s" is rejected',
  (name) => {
    const sources = plantLibrary();
    expect(newComponent(name, sources)).toMatch(/^Pass the name of the component in PascalCase/);
    expect(readdirSync(sources).sort()).toEqual(['index.ts', 'patterns']);
  },
);

test('rejects a name that is taken', () => {
  expect(newComponent('Sidebar', plantLibrary())).toBe(
    'Sidebar already exists, in packages/ui/src/patterns.',
  );
});
