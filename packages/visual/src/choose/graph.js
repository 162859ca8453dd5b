import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';

/** @typedef {Map<string, string[]>} Importers the modules that import each module; paths from the root */

/**
 * @param {string} folder of a Storybook that was built with `--stats-json`
 * @param {{ root: string, indexes?: Record<string, string> }} project `indexes` has the path of each package's index
 * @returns {Importers} its module graph
 */
export function readImporters(folder, project) {
  const { modules } = JSON.parse(readFileSync(resolve(folder, 'preview-stats.json'), 'utf8'));
  const edges = modules.map(({ name, reasons }) => ({
    name,
    importers: reasons.map(({ moduleName }) => moduleName),
  }));
  return importersFrom(edges, project);
}

/**
 * @param {{ name: string, importers: string[] }[]} modules
 * @param {{ root: string, indexes?: Record<string, string> }} project
 * @returns {Importers}
 */
export function importersFrom(modules, { root, indexes = {} }) {
  const pathOf = (name) => name.replace(/^\.\//, '').replace(/\?.*$/, '');
  const importers = new Map();
  for (const { name, importers: own } of modules) {
    const list = importers.get(pathOf(name)) ?? [];
    importers.set(pathOf(name), [...list, ...own.map(pathOf)]);
  }
  const read = (file) => readFileSync(resolve(root, file), 'utf8');
  for (const [name, index] of Object.entries(indexes)) bypassIndex(importers, index, name, read);
  return importers;
}

/** The names in import or export entries, except types, which are erased. Null stands for any name, as in `*`. */
const namesOf = (entries, key) =>
  entries.filter(({ isType }) => !isType).map((entry) => entry[key].name);

/** What a module exports, and what it imports from a package. */
function readNames(file, text, name) {
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

const isSource = (module) => /^[\w.][^:]*[.][jt]sx?$/.test(module);

/**
 * Importing from a package imports its index, and with it every module of the package. Replaces these edges of the
 * graph with edges from each module to only those files that import one of its exports.
 *
 * @param {Importers} importers changed in place
 * @param {(file: string) => string} read
 */
export function bypassIndex(importers, index, name, read) {
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

/**
 * Every module that imports `start`, directly or not, each with the import path.
 *
 * @param {Importers} importers
 */
export function importersOf(start, importers) {
  const paths = new Map([[start, [start]]]);
  for (const [module, path] of paths) {
    for (const importer of importers.get(module) ?? []) {
      if (!paths.has(importer)) paths.set(importer, [...path, importer]);
    }
  }
  return paths;
}
