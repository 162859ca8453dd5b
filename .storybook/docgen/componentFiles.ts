import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

const isComponent = (path: string) =>
  path.endsWith('.tsx') && !/[.](stories|test|test-d)[.]tsx$|^stories\//.test(path);

/** All component files of the library and the app, as absolute paths. */
export function componentFiles(): string[] {
  return ['packages/ui/src', 'packages/app/src'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter(isComponent)
      .map((path) => resolve(root, folder, path)),
  );
}
