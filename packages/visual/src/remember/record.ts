import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import {
  hashFiles,
  hashOf,
  hashOfFile,
  hashOfInstalled,
  hashProject,
  type Hashes,
} from './files.ts';

/** What a Storybook was built from, next to its module graph. */
const recordName = 'visual-sources.json';

export interface BuildRecord {
  /** All files of the project. */
  files: Hashes;
  /** A hash of the installed packages. */
  packages?: string | undefined;
  /** A hash of what the build puts into code: its mode, variables and constants. */
  constants?: string | undefined;
  /** The scripts and stylesheets of the build, to notice if they are changed afterwards. */
  output: Hashes;
  /** A file that was changed while the Storybook was built: the build may have read it before or after. */
  changed?: string | undefined;
}

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
      const all = Object.keys({ ...before, ...files });
      const record: BuildRecord = {
        ...{ files, packages: hashOfInstalled(root), constants },
        output: hashFiles(
          dir,
          Object.keys(bundle).filter((name) => /\.(css|js)$/.test(name)),
        ),
        changed: all.find((name) => before?.[name] !== files[name]),
      };
      writeFileSync(resolve(dir, recordName), JSON.stringify(record));
    },
  };
}

/** Reads what a Storybook was built from. If that is not known, returns a sentence that says why. */
export function readRecord(folder: string, root: string): BuildRecord | string {
  const file = resolve(folder, recordName);
  if (!existsSync(file)) return `${recordName} is missing (no git, or a build without the preset)`;
  try {
    const record: BuildRecord = JSON.parse(readFileSync(file, 'utf8'));
    const wrong = Object.entries(record.output).find(
      ([name, hash]) => hashOfFile(resolve(folder, name)) !== hash,
    );
    if (wrong) return `${wrong[0]} was changed after the build`;
    if (record.changed) return `${record.changed} was changed during the build`;
    if (record.packages !== hashOfInstalled(root)) return 'packages were installed after the build';
    return record.files ? record : `${recordName} is damaged`;
  } catch {
    return `${recordName} is damaged`;
  }
}
