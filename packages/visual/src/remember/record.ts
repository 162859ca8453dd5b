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
  packages?: string | undefined;
  /** A hash of what the build puts into code: its mode, variables and constants. */
  constants?: string | undefined;
  /** The scripts and stylesheets of the build, to notice if they are changed afterwards. */
  output: Hashes;
  /** A file that was changed while the Storybook was built: the build may have read it before or after. */
  changed?: string | undefined;
}

const pathFrom = (root: string, id: string) =>
  relative(root, id.replace(/\?.*$/, '')).replaceAll(sep, '/');

const hashProject = (root: string) => {
  const names = projectFiles(root);
  return names && hashFiles(root, names);
};

/** Records what a Storybook is built from. Add it to the Vite configuration of the Storybook. */
export function recordSources(root = process.cwd()): Plugin {
  let before: Hashes | undefined;
  let constants: string;
  return {
    name: 'visual:record-sources',
    apply: 'build',
    config() {
      before = hashProject(root);
    },
    configResolved({ mode, env, define }) {
      constants = hashOf(JSON.stringify([mode, env, define]));
    },
    writeBundle({ dir }, bundle) {
      const files = hashProject(root);
      if (!dir || !files || !before) return;
      const modules = [...this.getModuleIds()].filter(isAbsolute).map((id) => pathFrom(root, id));
      const output = Object.keys(bundle).filter((name) => /\.(css|js)$/.test(name));
      const all = Object.keys({ ...before, ...files });
      const record: BuildRecord = {
        modules: hashFiles(root, modules),
        files,
        packages: hashOfInstalled(root),
        constants,
        output: hashFiles(dir, output),
        changed: all.find((name) => before?.[name] !== files[name]),
      };
      writeFileSync(resolve(dir, recordName), JSON.stringify(record));
    },
  };
}

/**
 * Reads what a Storybook was built from.
 *
 * @returns a sentence if it is not known, because the record is missing, damaged or not of these files, or a file was
 * changed during the build
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
    if (record.changed) return `${record.changed} was changed during the build`;
    if (!record.modules || !record.files) throw new Error('It is incomplete.');
  } catch {
    return `${recordName} is damaged`;
  }
  return record;
}

/** One hash of some files. */
export const hashOfHashes = (hashes: Hashes, names: string[]) =>
  hashOf(JSON.stringify(names.sort().map((name) => [name, hashes[name] ?? null])));
