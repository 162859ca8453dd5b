import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { readJson } from '../readJson.ts';

/** The modules that import each module. Paths are from the root. */
export type Importers = Map<string, string[]>;

interface Project {
  root: string;
  /** The path of each package's index. */
  indexes?: Record<string, string> | undefined;
}

interface Stats {
  modules: { name: string; reasons: { moduleName: string }[] }[];
}

/** The module graph of a Storybook that was built with `--stats-json`. */
export function readImporters(folder: string, { root, indexes = {} }: Project): Importers {
  const { modules }: Stats = readJson(
    resolve(folder, 'preview-stats.json'),
    'build the Storybook again, with --stats-json',
  );
  const pathOf = (name: string) => name.replace(/^\.\//, '').replace(/\?.*$/, '');
  const importers: Importers = new Map();
  for (const { name, reasons } of modules) {
    const list = importers.get(pathOf(name)) ?? [];
    const own = reasons.map(({ moduleName }) => pathOf(moduleName));
    importers.set(pathOf(name), [...list, ...own]);
  }
  const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
  for (const [name, index] of Object.entries(indexes)) bypassIndex(importers, index, name, read);
  return importers;
}

/** The names in import or export entries, except types, which are erased. Null stands for any name, as in `*`. */
function namesOf<Key extends string>(
  entries: ({ isType: boolean } & Record<Key, { name: string | null }>)[],
  key: Key,
) {
  return entries.filter(({ isType }) => !isType).map((entry) => entry[key].name);
}

/** What a module exports, and what it imports from a package. */
function readNames(file: string, text: string, name: string) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const exported = staticExports.flatMap(({ entries }) => entries);
  const imported = [
    ...staticImports
      .filter((from) => from.moduleRequest.value === name)
      .flatMap(({ entries }) => entries),
    ...exported.filter((from) => from.moduleRequest?.value === name),
  ];
  const isDynamic = dynamicImports.some(({ start, end }) => text.slice(start, end).includes(name));
  return {
    exports: namesOf(exported, 'exportName'),
    imports: [...namesOf(imported, 'importName'), ...(isDynamic ? [null] : [])],
  };
}

const isSource = (module: string) => /^[\w.][^:]*[.][jt]sx?$/.test(module);

/**
 * Importing from a package imports its index, and with it every module of the package. Replaces these edges of the
 * graph with edges from each module to only those files that import one of its exports.
 *
 * @param importers changed in place
 */
export function bypassIndex(
  importers: Importers,
  index: string,
  name: string,
  read: (file: string) => string,
) {
  const users = (importers.get(index) ?? []).map((user) => ({
    user,
    // Virtual modules have no source: assume any name.
    names: isSource(user) ? readNames(user, read(user), name).imports : [null],
  }));
  for (const [module, list] of importers) {
    if (!list.includes(index)) continue;
    const { exports } = readNames(module, read(module), name);
    const direct = users.filter(
      ({ names }) =>
        [...names, ...exports].includes(null) || names.some((used) => exports.includes(used)),
    );
    const others = list.filter((importer) => importer !== index);
    importers.set(module, [...new Set([...others, ...direct.map(({ user }) => user)])]);
  }
}

/** Every module that imports `start`, directly or not, each with the import path. */
export function importersOf(start: string, importers: Importers) {
  const paths = new Map([[start, [start]]]);
  for (const [module, path] of paths) {
    for (const importer of importers.get(module) ?? []) {
      if (!paths.has(importer)) paths.set(importer, [...path, importer]);
    }
  }
  return paths;
}
