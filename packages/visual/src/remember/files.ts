import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Hashes of files by their paths from the root. */
export type Hashes = Record<string, string>;

export const hashOf = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex').slice(0, 32);
};

/** The hash of a file; undefined if it is none, such as a link or a file that was removed. */
export const hashOfFile = (file: string): string | undefined =>
  lstatSync(file, { throwIfNoEntry: false })?.isFile() ? hashOf(readFileSync(file)) : undefined;

export function hashFiles(root: string, names: Iterable<string>): Hashes {
  const hashes: Hashes = {};
  for (const name of names) {
    const hash = hashOfFile(resolve(root, name));
    if (hash) hashes[name] = hash;
  }
  return hashes;
}

/** A single hash of some files. */
export const hashOfHashes = (hashes: Hashes, names: string[]) =>
  hashOf(JSON.stringify(names.sort().map((name) => [name, hashes[name] ?? null])));

/** The hash of npm's list of installed packages; undefined if there is none, as with other package managers. */
export const hashOfInstalled = (root: string) =>
  hashOfFile(resolve(root, 'node_modules/.package-lock.json'));

/** The hashes of all files that git does not ignore, including untracked ones; undefined without git. */
export function hashProject(root: string): Hashes | undefined {
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const output = execFileSync('git', args, {
      ...{ cwd: root, encoding: 'utf8', maxBuffer: 1e9 },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return hashFiles(root, output.split('\0').filter(Boolean));
  } catch {
    return undefined;
  }
}
