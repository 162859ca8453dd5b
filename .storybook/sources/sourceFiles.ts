import { readFileSync, readdirSync } from 'node:fs';
import { matchesGlob, relative, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Reads a file by its path in the repository. */
export const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

/** The files in a folder and its subfolders whose path matches, as paths in the repository. */
export const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((file) => pattern.test(file));

/** The patterns of a .gitignore file that matches names in any folder, as this project's does. */
const namesIn = (gitignore: string) =>
  gitignore
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.replace(/\/$/, ''));

/**
 * All files of the project except ignored ones, as paths in the repository. Reads the file system rather than git's
 * index, because a downloaded archive has none.
 */
export function projectFiles(folder = root): string[] {
  const ignored = ['.git', ...namesIn(readFileSync(resolve(folder, '.gitignore'), 'utf8'))];
  const list = (parent: string): string[] =>
    readdirSync(parent, { withFileTypes: true })
      .filter(({ name }) => !ignored.some((pattern) => matchesGlob(name, pattern)))
      .flatMap((entry) => {
        const path = resolve(parent, entry.name);
        return entry.isDirectory() ? list(path) : relative(folder, path).replaceAll('\\', '/');
      });
  return list(folder);
}

/** The source files of the library and the app. */
export const sourceFiles = (pattern: RegExp) =>
  ['packages/ui/src', 'packages/app/src'].flatMap((folder) => filesIn(folder, pattern));

/** Whether a source file is a story, a test or their helper, and not part of the product. */
export const isTest = (file: string) =>
  /[.](stories|test|test-d)[.]tsx?$|\/src\/stories\//.test(file);

/** All component files of the library and the app, as absolute paths. */
export const componentFiles = () =>
  sourceFiles(/[.]tsx$/)
    .filter((file) => !isTest(file))
    .map((file) => resolve(root, file));
