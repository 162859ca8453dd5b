import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { changedFiles } from '../choose/git.ts';
import { root } from '../settings.ts';

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** The files that differ from a commit, with the hashes of their contents; an empty hash for one that was removed. */
export function readChanges(commit: string): Map<string, string> {
  const entries = changedFiles(commit).map((name): [string, string] => {
    const file = resolve(root, name);
    return [name, existsSync(file) ? hashOf(file) : ''];
  });
  return new Map(entries);
}

/** The files whose contents differ between two states, also those that are back at the commit's. */
export const savedBetween = (before: Map<string, string>, now: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter(
    (file) => before.get(file) !== now.get(file),
  );

/** When the last of the files was saved, in milliseconds since 1970. */
export const savedAt = (files: string[]): number =>
  Math.max(
    ...files
      .map((file) => resolve(root, file))
      .filter(existsSync)
      .map((file) => statSync(file).mtimeMs),
  );
