import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const ui = resolve(root, 'packages/ui/src');

/** The icons in use, by their file names in lucide-react: `ChevronUp` is in `chevron-up`. */
function usedIcons(): Set<string> {
  const sources = readdirSync(resolve(root, 'packages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(ui|app)\/src\/.*\.tsx$/.test(file) && !file.includes('.stories.'))
    .map((file) => readFileSync(resolve(root, 'packages', file), 'utf8'));
  const imports = sources.flatMap((source) => [
    ...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g),
  ]);
  const names = imports.flatMap(([, list]) => list!.split(',').map((name) => name.trim()));
  return new Set(
    names.map((name) => name.replace(/(?<!^)([A-Z]|(?<=[a-z])\d)/g, '-$1').toLowerCase()),
  );
}

/**
 * The names in the configuration's regular expressions that match no module. Reads only groups of plain names, such as
 * `(Badge|Card)`: not those with a nested group or a slash.
 */
function unmatched(configuration: string): string[] {
  const icons = usedIcons();
  const exists = (name: string) =>
    icons.has(name) ||
    ['components', 'patterns', 'marketing'].some((layer) => existsSync(resolve(ui, layer, name))) ||
    ['.ts', '.tsx'].some((extension) => existsSync(resolve(ui, name + extension))) ||
    ['', '@radix-ui/', '@radix-ui/react-'].some((scope) =>
      existsSync(resolve(root, 'node_modules', scope + name)),
    ) ||
    existsSync(resolve(root, `packages/fixtures/src/${name}.ts`));
  return [...configuration.matchAll(/\(([\w|-]*\|[\w|-]*)\)/g)]
    .flatMap(([, names]) => names!.split('|'))
    .filter((name) => !exists(name));
}

test('every name in a plain list of the chunk groups matches a module', () => {
  expect(unmatched(readFileSync(resolve(root, 'packages/app/vite.config.ts'), 'utf8'))).toEqual([]);
});

test('reports a folder, an icon and a package that do not exist', () => {
  expect(unmatched('/(Badge|Ribbon)/ /(minus|floppy-disk)/ /(react|preact-router)/')).toEqual([
    'Ribbon',
    'floppy-disk',
    'preact-router',
  ]);
});

const sources = readdirSync(resolve(root, 'packages'), {
  recursive: true,
  encoding: 'utf8',
}).filter((file) => /^(ui|app)\/src\//.test(file));

test('the app uses nothing of the router that the build drops', () => {
  const dropped = new RegExp(
    [
      /\b(instrumentations|patchRoutesOnNavigation|dataStrategy)\b/,
      /\b(use(Fetchers?|Submit|ActionData|Revalidator|Blocker|BeforeUnload)|ScrollRestoration)\b/,
      /\brouter\.(fetch|revalidate|patchRoutes|enableScrollRestoration)\b/,
      /<(fetcher\.)?Form\b/,
    ]
      .map(({ source }) => source)
      .join('|'),
  );
  const users = sources.filter(
    (file) =>
      /^app\/.*\.tsx?$/.test(file) &&
      !file.endsWith('.test.ts') &&
      dropped.test(readFileSync(resolve(root, 'packages', file), 'utf8')),
  );
  expect(users).toEqual([]);
});

test('no two stylesheets have the same file name, which the build uses in class names', () => {
  const names = sources
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => basename(file));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
