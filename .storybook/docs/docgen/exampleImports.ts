import { dirname, join } from 'node:path/posix';
import { babelParse, traverse, types } from '../../internals/node.ts';
import { jsx } from './examples.ts';
import { read } from '../../sources/sourceFiles.ts';

/** Remembers what a function returns for a source text, because parsing is slow and every request asks again. */
function remember<Value>(read: (code: string) => Value) {
  const known = new Map<string, Value>();
  return (code: string) => {
    const value = known.get(code) ?? read(code);
    known.set(code, value);
    return value;
  };
}

const names = (clause: string) =>
  clause.split(',').flatMap(
    (name) =>
      name
        .trim()
        .split(/\s+as\s+/)
        .at(-1) || [],
  );

/** Whether each export of a module of the library is a type, by name. */
function exportsOf(file: string): [name: string, isType: boolean][] {
  const code = read(file);
  const own = [...code.matchAll(/^export (type )?\{([^}]+)\}/gm)].flatMap(([, type, clause = '']) =>
    names(clause).map((name): [string, boolean] => [
      name.replace(/^type /, ''),
      Boolean(type) || name.startsWith('type '),
    ]),
  );
  const others = [...code.matchAll(/^export (?:type )?\* from '(.+)';$/gm)].map(([, path = '']) =>
    path === './domain' ? 'packages/ui/src/domain.ts' : join(dirname(file), path, 'index.ts'),
  );
  return [...own, ...others.flatMap(exportsOf)];
}

let known: Map<string, boolean> | undefined;
const libraryExports = () => (known ??= new Map(exportsOf('packages/ui/src/index.ts')));

/** Types that every TypeScript file knows, except those that are also values. */
const builtInTypes = new Set(['Omit', 'Partial', 'Pick', 'Readonly', 'ReadonlyArray', 'Record']);

/** The names that code uses and does not declare, except those of JavaScript and TypeScript. */
const freeNames = remember((code) => {
  const file = babelParse(code);
  const found = new Set<string>();
  const declared = new Set<string>();
  traverse(file, {
    Program: (path) => Object.keys(path.scope.globals).forEach((name) => found.add(name)),
  });
  types.traverseFast(file, (node) => {
    if (types.isTSTypeReference(node) && types.isIdentifier(node.typeName)) {
      found.add(node.typeName.name);
    }
    if (types.isTSInterfaceDeclaration(node)) declared.add(node.id.name);
  });
  return [...found]
    .filter((name) => !(name in globalThis) && name !== 'undefined' && name !== 'const')
    .filter((name) => !builtInTypes.has(name) && !declared.has(name))
    .sort();
});

/** How to import a name from where. */
interface Import {
  from: string;
  imported: string;
}

/** Named imports of packages in a story file, and the type with which an example takes props. */
function packagesIn(storyCode: string) {
  const found = new Map<string, Import>([
    ['ComponentProps', { from: 'react', imported: 'type ComponentProps' }],
  ]);
  const clauses = /^import (type )?\{([^}]+)\} from '([^.@][^']*|@radix-ui[^']*)';$/gm;
  for (const [, type = '', clause = '', from = ''] of storyCode.matchAll(clauses)) {
    if (from.startsWith('storybook')) continue;
    for (const name of names(clause)) found.set(name, { from, imported: type + name });
  }
  return found;
}

/** The source of what a story file declares for its stories, by name. */
const declarationsIn = remember((storyCode) => {
  const textOf = ({ start, end }: { start?: number | null; end?: number | null }) =>
    storyCode.slice(start ?? 0, end ?? 0);
  return new Map(
    babelParse(storyCode).program.body.flatMap((node): [string, string][] => {
      if (types.isVariableDeclaration(node)) {
        const [{ id } = { id: undefined }] = node.declarations;
        return types.isIdentifier(id) && id.name !== 'meta' ? [[id.name, textOf(node)]] : [];
      }
      if (types.isFunctionDeclaration(node) && node.id) return [[node.id.name, textOf(node)]];
      if (types.isTSInterfaceDeclaration(node)) return [[node.id.name, textOf(node)]];
      return [];
    }),
  );
});

/**
 * Completes code with its imports, and with what the story file declares for it. Returns undefined if it would not compile
 * where it is pasted, because it uses sample data or a helper of several stories.
 */
function completeCode(code: string, storyCode: string): string | undefined {
  const packages = packagesIn(storyCode);
  const declarations = declarationsIn(storyCode);
  const sources = new Map<string, Set<string>>();
  const declared = new Set<string>();
  const isComplete = (part: string): boolean =>
    freeNames(part).every((name) => {
      if (declared.has(name)) return true;
      const isType = libraryExports().get(name);
      const imported =
        isType === undefined
          ? packages.get(name)
          : { from: '@patunay/ui', imported: isType ? `type ${name}` : name };
      if (imported) {
        sources.set(
          imported.from,
          (sources.get(imported.from) ?? new Set()).add(imported.imported),
        );
        return true;
      }
      const declaration = declarations.get(name);
      if (!declaration) return false;
      declared.add(name);
      return isComplete(declaration);
    });
  if (!isComplete(code)) return undefined;
  const imports = [...sources]
    .sort()
    .map(([from, imported]) => `import { ${[...imported].sort().join(', ')} } from '${from}';`);
  // In the order of the file, because a constant may use those before it.
  const before = [...declarations].filter(([name]) => declared.has(name)).map(([, text]) => text);
  return [imports.join('\n'), ...before, code].join('\n\n');
}

/**
 * Completes an example. Returns undefined if it would not compile where it is pasted: see `completeCode`; or it is a render
 * function that takes args, or has no rows to infer their type from.
 */
export function completeExample(example: string, storyCode: string): string | undefined {
  const isElement = example.startsWith('<');
  if (!isElement && !/^(function \w*)?\(\)/.test(example)) return undefined;
  if (example.includes('={[]}')) return undefined;
  return completeCode(isElement ? example : `export const Example = ${example};`, storyCode);
}

/**
 * An element with a story's args. What would not compile, and required props that the story takes from elsewhere, become
 * props of the example.
 */
export function exampleWithProps(
  component: string,
  args: Map<string, string>,
  required: string[],
  storyCode: string,
): string | undefined {
  const own = [...args]
    .filter(([, code]) => !completeCode(`(${code.replaceAll('fn()', '() => {}')})`, storyCode))
    .map(([name]) => name);
  const missing = required.filter((name) => !args.has(name));
  const props = [...new Set([...own, ...missing])];
  const all = new Map([...args, ...props.map((name): [string, string] => [name, name])]);
  const element = jsx(component, all);
  if (props.length === 0) return completeCode(element, storyCode);
  // With the type arguments that the stories have, as in `Meta<typeof Table<Client>>`.
  const [typed = component] = storyCode.match(new RegExp(`(?<=typeof )${component}<\\w+>`)) ?? [];
  const type = `Pick<ComponentProps<typeof ${typed}>, ${props.map((name) => `'${name}'`).join(' | ')}>`;
  return completeCode(
    `export const Example = ({ ${props.join(', ')} }: ${type}) => (\n  ${element.replaceAll('\n', '\n  ')}\n);`,
    storyCode,
  );
}
