import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { UserError } from './userError.ts';

/** Reads a JSON file. If it is missing or damaged, throws a `UserError` that ends with the remedy. */
export function readJson(file: string, remedy: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UserError(`${relative(process.cwd(), file)} is missing or damaged: ${remedy}.`);
  }
}
