import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { hashFiles, hashOf, hashOfFile, projectFiles, type Hashes } from './files.ts';
import { hashOfInstalled } from './packages.ts';

/** What a Storybook was built from, next to its module graph. */
const recordName = 'visual-sources.json';

export interface BuildRecord {
  /** The modules of the build that are files. */
  modules: Hashes;
  /** All files of the project. */
  files: Hashes;
  /** A hash of the list of installed packages. */
  packages?: string;
  /** The scripts and stylesheets of the build, to notice if they are changed afterwards. */
  output: Hashes;
}

const pathFrom = (root: string, id: string) =>
  relative(root, id.replace(/\?.*$/, '')).replaceAll(sep, '/');

/** Records what a Storybook is built from. Add it to the Vite configuration of the Storybook. */
export const recordSources = (root = process.cwd()): Plugin => ({
  name: 'visual:record-sources',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    const files = projectFiles(root);
    if (!dir || !files) return;
    const modules = [...this.getModuleIds()].filter(isAbsolute).map((id) => pathFrom(root, id));
    const output = Object.keys(bundle).filter((name) => /\.(css|js)$/.test(name));
    const record: BuildRecord = {
      modules: hashFiles(root, modules),
      files: hashFiles(root, files),
      packages: hashOfInstalled(root),
      output: hashFiles(dir, output),
    };
    writeFileSync(resolve(dir, recordName), JSON.stringify(record));
  },
});

/**
 * Reads what a Storybook was built from.
 *
 * @returns a sentence if it is not known, because the record is missing, damaged or not of these files
 */
export function readRecord(folder: string): BuildRecord | string {
  const file = resolve(folder, recordName);
  if (!existsSync(file)) return `${recordName} is missing (no git, or a build without the preset)`;
  let record: BuildRecord;
  try {
    record = JSON.parse(readFileSync(file, 'utf8'));
    const wrong = Object.entries(record.output).find(
      ([name, hash]) => hashOfFile(resolve(folder, name)) !== hash,
    );
    if (wrong) return `${wrong[0]} was changed after the build`;
    if (!record.modules || !record.files) throw new Error('It is incomplete.');
  } catch {
    return `${recordName} is damaged`;
  }
  return record;
}

/** One hash of some files. */
export const hashOfHashes = (hashes: Hashes, names: string[]) =>
  hashOf(JSON.stringify(names.sort().map((name) => [name, hashes[name] ?? null])));
