import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * @typedef {'passes' | 'differs' | 'violation' | 'fails' | 'running'} Verdict
 * @typedef {Record<string, { verdict: Verdict, title: string, description: string }>} Verdicts by story id
 */

/** Where the watch mode leaves its verdicts, for the sidebar of a development server. */
export const verdictFile = resolve('node_modules/.cache/visual/verdicts.json');

/** @returns {Verdicts} */
export function readVerdicts() {
  try {
    return JSON.parse(readFileSync(verdictFile, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {Verdicts} verdicts */
export function writeVerdicts(verdicts) {
  mkdirSync(dirname(verdictFile), { recursive: true });
  // Renamed into place when complete, because the development server may read at any time.
  writeFileSync(`${verdictFile}.new`, JSON.stringify(verdicts));
  renameSync(`${verdictFile}.new`, verdictFile);
}

export const clearVerdicts = () => rmSync(verdictFile, { force: true });
