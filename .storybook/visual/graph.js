import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './settings.js';

/** @typedef {Map<string, string[]>} Importers the modules that import each module; paths from the root */

/** @returns {Importers} the module graph of a Storybook that was built with `--stats-json` */
export function readImporters(folder) {
  const { modules } = JSON.parse(readFileSync(resolve(folder, 'preview-stats.json'), 'utf8'));
  const pathOf = (name) => name.replace(/^\.\//, '').replace(/\?.*$/, '');
  const importers = new Map();
  for (const { name, reasons } of modules) {
    const list = importers.get(pathOf(name)) ?? [];
    importers.set(pathOf(name), [...list, ...reasons.map(({ moduleName }) => pathOf(moduleName))]);
  }
  const read = (file) => readFileSync(resolve(root, file), 'utf8');
  for (const name of ['ui', 'fixtures']) {
    bypassIndex(importers, `packages/${name}/src/index.ts`, `@patunay/${name}`, read);
  }
  return importers;
}

/** The names in an import or export list, including those before and after an `as`. */
const namesIn = (list) => list.match(/\w+/g).filter((word) => word !== 'as' && word !== 'type');

/** A module's exports, without types; undefined if they cannot be read from its text. */
function exportsOf(text) {
  const exports = text.match(/^export (?!type |interface )/gm) ?? [];
  const known = /^export (?:\{([^}]*)\}|(?:async )?(?:const|let|function|class|enum) (\w+))/gm;
  const found = [...text.matchAll(known)];
  if (found.length !== exports.length) return undefined;
  return found.flatMap(([, list, name]) => (list ? namesIn(list) : name));
}

/** What a module imports from a package; undefined if that cannot be read from its text. */
function importsFrom(name, text) {
  const lists = text
    .split(`'${name}'`)
    .slice(0, -1)
    .map((before) => /\{([^{}]*)\} from $/.exec(before)?.[1]);
  return lists.includes(undefined) ? undefined : lists.flatMap(namesIn);
}

/**
 * Importing from a package imports its index, and with it every module of the package. Replaces these edges of the
 * graph: each module is imported only by the users that import one of its exports.
 *
 * @param {Importers} importers changed in place
 * @param {(file: string) => string} read
 */
export function bypassIndex(importers, index, name, read) {
  const users = (importers.get(index) ?? []).map((user) => ({
    user,
    names: user.startsWith('packages/') ? importsFrom(name, read(user)) : undefined,
  }));
  for (const [module, list] of importers) {
    if (!list.includes(index)) continue;
    const exported = exportsOf(read(module));
    const direct = users.filter(
      ({ names }) => !exported || !names || names.some((used) => exported.includes(used)),
    );
    const others = list.filter((importer) => importer !== index);
    importers.set(module, [...new Set([...others, ...direct.map(({ user }) => user)])]);
  }
}

/**
 * Every module that imports `start`, directly or not, each with the import path.
 *
 * @param {(from: string, to: string) => boolean} follows whether to continue to an importer
 * @returns {Map<string, string[]>}
 */
export function importersOf(start, importers, follows) {
  const paths = new Map([[start, [start]]]);
  for (const [module, path] of paths) {
    for (const importer of importers.get(module) ?? []) {
      if (paths.has(importer) || !follows(module, importer)) continue;
      paths.set(importer, [...path, importer]);
    }
  }
  return paths;
}
