import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { writeWhole } from '../writeWhole.ts';

/** What a story that passed has shown. */
export interface Verdict {
  hasScreenshot: boolean;
  /** How many steps were compared, of a story with a filmstrip. */
  steps: number;
}

/** More verdicts than this are forgotten, the oldest first. A run of all stories has fewer than 3,000. */
const most = 30_000;

/** The verdicts of earlier runs by their keys, in a file. */
export function openVerdicts(file: string) {
  let verdicts = new Map<string, Verdict>();
  const name = relative(process.cwd(), file);
  const problems: string[] = [];
  try {
    verdicts = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
  } catch {
    if (existsSync(file)) problems.push(`${name} is damaged, so no verdict is remembered.`);
  }

  return {
    get: (key: string) => verdicts.get(key),

    /** Remembers a verdict, as the latest. */
    set(key: string, verdict: Verdict) {
      verdicts.delete(key);
      verdicts.set(key, verdict);
    },

    save() {
      const kept = Object.fromEntries([...verdicts].slice(-most));
      try {
        writeWhole(file, JSON.stringify(kept));
      } catch (error) {
        problems.push(`Verdicts could not be remembered in ${name}: ${String(error)}.`);
      }
    },

    problems: () => problems,
  };
}
