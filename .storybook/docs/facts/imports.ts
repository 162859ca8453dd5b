import { dirname, join } from 'node:path/posix';
import { isTest, read, sourceFiles } from '../../sources/sourceFiles.ts';

const endings = ['', '.ts', '.tsx', '/index.ts'];

/** The members of `files` that a file imports by a relative path. */
function importsOf(file: string, files: Set<string>) {
  const paths = [...read(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^'?]+)(?:\?\w+)?'/g)];
  return paths.flatMap(([, path = '']) => {
    const target = join(dirname(file), path);
    return endings.map((ending) => target + ending).find((name) => files.has(name)) ?? [];
  });
}

/** The names inside the braces of a file's imports or exports that match `clauses`. */
const namesIn = (file: string, clauses: RegExp) =>
  [...read(file).matchAll(clauses)].flatMap(([, names]) => names?.match(/\w+/g) ?? []);

/** Imports and re-exports of values, not types, from the library. */
const fromLibrary = /(?:import|export) \{([^}]+)\} from '@patunay\/ui'/g;

/** The folder of a library file, for example `components/Button`; undefined for shared files. */
const folderOf = (file: string) =>
  /^packages\/ui\/src\/((?:components|patterns|marketing)\/\w+)\/./.exec(file)?.[1];

/** Everything in `graph` that `start` reaches, itself included. */
function reach(start: string, graph: Map<string, string[]>) {
  const reached = new Set([start]);
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next);
  return reached;
}

/** Reads all imports in the library and the app. */
export function readImports() {
  const files = sourceFiles(/[.](tsx?|css)$/);
  const known = new Set(files);
  const graph = new Map(files.map((file) => [file, importsOf(file, known)]));
  const folders = files
    .flatMap((file) => {
      const folder = folderOf(file);
      return folder && file === storiesIn(folder) ? folder : [];
    })
    .sort();
  const indexes = files.filter((file) => folderOf(file) && file.endsWith('/index.ts'));
  const indexOf = new Map(
    indexes.flatMap((index) => namesIn(index, /export \{([^}]+)\}/g).map((name) => [name, index])),
  );
  for (const file of files.filter((name) => name.startsWith('packages/app/'))) {
    graph.get(file)?.push(...namesIn(file, fromLibrary).flatMap((name) => indexOf.get(name) ?? []));
  }
  const screens = files.filter(
    (file) => /^packages\/app\/.+[.]tsx$/.test(file) && files.includes(storiesBeside(file)),
  );
  const shell = reach('packages/app/src/shell/BackOffice.tsx', graph);
  const has = (reached: Iterable<string>, folder: string) =>
    [...reached].some((file) => folderOf(file) === folder);
  return {
    folders,
    /** The folders with stories whose components import one of this folder's. */
    usersOf: (folder: string) => {
      const users = files.filter((file) => !isTest(file) && has(graph.get(file) ?? [], folder));
      return folders.filter((user) => user !== folder && users.map(folderOf).includes(user));
    },
    /** Whether the app shell uses one of this folder's components. */
    isInShell: (folder: string) => has(shell, folder),
    /** The screens that use one of this folder's components, directly or inside another component. */
    screensOf: (folder: string) => screens.filter((screen) => has(reach(screen, graph), folder)),
  };
}

export const storiesBeside = (file: string) => file.replace(/[.]tsx$/, '.stories.tsx');

/** The story file of a folder such as `components/Button`. */
export const storiesIn = (folder: string) =>
  `packages/ui/src/${folder}/${folder.split('/')[1]}.stories.tsx`;
