import { resolve } from 'node:path';
import { isTest, root, sourceFiles } from '../sourceFiles.js';

/** All component files of the library and the app, as absolute paths. */
export const componentFiles = (): string[] =>
  sourceFiles(/[.]tsx$/)
    .filter((file) => !isTest(file))
    .map((file) => resolve(root, file));
