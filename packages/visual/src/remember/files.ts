import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

/** Hashes of files by their paths from the root. */
export type Hashes = Record<string, string>;

export const hashOf = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex').slice(0, 32);
};

/** The fields of a package.json that name packages. The lockfile says which versions are installed. */
const dependencyFields = /^((dev|optional|peer)?[dD]ependencies|overrides)$/;

/** A package.json without its dependencies. */
function withoutDependencies(text: string) {
  try {
    const fields = Object.entries(JSON.parse(text));
    return JSON.stringify(fields.filter(([field]) => !dependencyFields.test(field)));
  } catch {
    return text;
  }
}

/** The hash of a file; undefined if it is none, such as a link or a file that was removed. */
export function hashOfFile(file: string): string | undefined {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  const content = readFileSync(file);
  const isManifest = basename(file) === 'package.json';
  return hashOf(isManifest ? withoutDependencies(content.toString()) : content);
}

export function hashFiles(root: string, names: Iterable<string>): Hashes {
  const hashes: Hashes = {};
  for (const name of names) {
    const hash = hashOfFile(resolve(root, name));
    if (hash) hashes[name] = hash;
  }
  return hashes;
}

/** The files of the project that git does not ignore, also untracked ones; undefined without git. */
export function projectFiles(root: string): string[] | undefined {
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const output = execFileSync('git', args, {
      ...{ cwd: root, encoding: 'utf8', maxBuffer: 1e9 },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return [...new Set(output.split('\0').filter(Boolean))].sort();
  } catch {
    return undefined;
  }
}
