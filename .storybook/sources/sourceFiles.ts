import { globSync, readFileSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Reads a file by its path in the repository. */
export const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

/** The files in a folder and its subfolders whose path matches, as paths in the repository. */
export const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((file) => pattern.test(file));

/**
 * All files of the project, as paths in the repository. Reads the file system rather than git's index, because a
 * downloaded archive has none.
 */
export const projectFiles = () =>
  globSync(['**/*.*', '.{ci,storybook}/**/*.*'], {
    cwd: root,
    exclude: (path) => /^(node_modules|dist|test-results)$/.test(basename(path)),
  }).map((path) => path.replaceAll('\\', '/'));

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
