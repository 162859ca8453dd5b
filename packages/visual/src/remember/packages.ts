import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hashOfFile } from './files.ts';

/** A package in npm's list of what is installed. */
interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  /** A workspace, whose files are in the folder `resolved`. */
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The installed packages by their folders: `node_modules/vite`, `node_modules/a/node_modules/b`. */
export type Packages = Record<string, LockedPackage>;

/** npm's list of what is installed, which may differ from the project's lockfile. */
const installed = 'node_modules/.package-lock.json';

/** The hash of the list of installed packages; undefined without one, as with another package manager. */
export const hashOfInstalled = (root: string) => hashOfFile(resolve(root, installed));

/** @returns undefined without a list of installed packages */
export function readPackages(root: string): Packages | undefined {
  const file = resolve(root, installed);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

/** The package that a module is from; undefined for a module of the project. */
export const packageOf = (module: string): string | undefined =>
  /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0];

/** The packages that a file may import, load or refer to: those with whose name a string in it starts. */
export function namedPackages(text: string, packages: Packages): string[] {
  const names = text.matchAll(/['"`](@[\w.-]+\/[\w.-]+|[\w.-]+)/g);
  const folders = new Set(Array.from(names, ([, name = '']) => `node_modules/${name}`));
  return [...folders].filter((folder) => packages[folder]);
}

/** The folder of a package as another one finds it: in its own `node_modules`, or in those of the folders above it. */
function resolveFrom(folder: string, name: string, packages: Packages): string | undefined {
  const parts = folder.split('/');
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const found = [...parts.slice(0, depth), 'node_modules', name].join('/');
    if (packages[found]) return found;
  }
  return undefined;
}

/** Packages with everything they depend on, each with what is installed of it. */
export function withDependencies(folders: Iterable<string>, packages: Packages) {
  const closure = new Set(folders);
  const versions: Record<string, string> = {};
  for (const folder of closure) {
    const entry = packages[folder];
    if (!entry) continue;
    const { version = '', integrity, resolved = '', link } = entry;
    versions[folder] = `${version} ${integrity ?? resolved}`;
    // The dependencies of a workspace are those of its folder.
    if (link) closure.add(resolved);
    const { dependencies, optionalDependencies, peerDependencies } = entry;
    const all = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const name of Object.keys(all)) {
      const dependency = resolveFrom(folder, name, packages);
      if (dependency) closure.add(dependency);
    }
  }
  return versions;
}
