import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The verdict on a story. */
export interface Verdict {
  verdict: 'passes' | 'differs' | 'violation' | 'fails' | 'running';
  title: string;
  description: string;
}

/** By story id. */
export type Verdicts = Record<string, Verdict>;

/** Where the watch mode leaves its verdicts, for the sidebar of a development server. */
export const verdictFile = resolve('node_modules/.cache/visual/verdicts.json');

export function readVerdicts(): Verdicts {
  try {
    return JSON.parse(readFileSync(verdictFile, 'utf8'));
  } catch {
    return {};
  }
}

export function writeVerdicts(verdicts: Verdicts): void {
  mkdirSync(dirname(verdictFile), { recursive: true });
  // Renamed into place when complete, because the development server may read at any time.
  writeFileSync(`${verdictFile}.new`, JSON.stringify(verdicts));
  renameSync(`${verdictFile}.new`, verdictFile);
}

export const clearVerdicts = () => rmSync(verdictFile, { force: true });
