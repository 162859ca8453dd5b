import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { UserError } from './userError.ts';

/**
 * Reads a JSON file. Throws a `UserError` if it is missing or damaged.
 *
 * @param remedy what to do then, for the error
 */
export function readJson(file: string, remedy: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UserError(`${relative(process.cwd(), file)} is missing or damaged: ${remedy}.`);
  }
}
