import { dirname, join } from 'node:path/posix';
import { babelParse, traverse } from '../../internals/node.ts';
import { read } from '../../sources/sourceFiles.ts';

const names = (clause: string) =>
  clause.split(',').flatMap(
    (name) =>
      name
        .trim()
        .split(/\s+as\s+/)
        .at(-1) || [],
  );

/** The names of the values that a module of the library exports. */
function exportsOf(file: string): string[] {
  const code = read(file);
  const own = [...code.matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, clause = '']) =>
    names(clause).filter((name) => !name.startsWith('type ')),
  );
  const others = [...code.matchAll(/^export \* from '(.+)';$/gm)].map(([, path = '']) =>
    join(dirname(file), path, 'index.ts'),
  );
  return [...own, ...others.flatMap(exportsOf)];
}

let known: Set<string> | undefined;
const libraryExports = () => (known ??= new Set(exportsOf('packages/ui/src/index.ts')));

/** The names that code uses and does not declare, except JavaScript's own. */
function freeNames(code: string) {
  let found: string[] = [];
  traverse(babelParse(code), {
    Program: (path) => void (found = Object.keys(path.scope.globals)),
  });
  return found.filter((name) => !(name in globalThis) && name !== 'undefined').sort();
}

/** Named imports of packages in a story file, by name. */
const packagesIn = (storyCode: string) =>
  new Map(
    [...storyCode.matchAll(/^import \{([^}]+)\} from '([^.@][^']*|@radix-ui[^']*)';$/gm)]
      .filter(([, , name = '']) => !name.startsWith('storybook'))
      .flatMap(([, clause = '', name = '']) =>
        names(clause).map((imported): [string, string] => [imported, name]),
      ),
  );

/**
 * Completes an example with its imports. Returns undefined if it would not compile where it is pasted: it uses sample
 * data or a helper of the stories, is a render function that takes args, or has no rows to infer their type from.
 */
export function completeExample(example: string, storyCode: string): string | undefined {
  const isElement = example.startsWith('<');
  if (!isElement && !/^(function \w*)?\(\)/.test(example)) return undefined;
  if (example.includes('={[]}')) return undefined;
  const code = isElement ? example : `export const Example = ${example};`;
  const packages = packagesIn(storyCode);
  const sources = new Map<string, string[]>();
  for (const name of freeNames(code)) {
    const from = libraryExports().has(name) ? '@patunay/ui' : packages.get(name);
    if (!from) return undefined;
    sources.set(from, [...(sources.get(from) ?? []), name]);
  }
  const imports = [...sources].map(
    ([from, imported]) => `import { ${imported.join(', ')} } from '${from}';`,
  );
  return `${imports.join('\n')}\n\n${code}`;
}
