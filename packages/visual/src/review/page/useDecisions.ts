import { useState } from 'preact/hooks';
import type { Change, Review } from '../data.ts';
import { parseDecisions, type Decision, type Decisions } from '../decisions.ts';

/** The name of a screenshot, as in a decisions file. */
export const keyOf = ({ mode, id }: Pick<Change, 'mode' | 'id'>) => `${mode}/${id}`;

const storageKey = `decisions ${location.pathname}`;

/** Some browsers block storage for pages opened from a file; decisions are then kept until the page is closed. */
function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The decisions of an earlier visit, for screenshots that still have the same pixels. */
function remembered(changes: Change[]): Map<string, Decision> {
  const stored = parseDecisions(attempt(() => localStorage.getItem(storageKey)) ?? '');
  const pixels = new Map(changes.map((change) => [keyOf(change), change.hash]));
  const valid = (stored?.decisions ?? []).filter(
    (decision) =>
      pixels.has(decision.screenshot) && pixels.get(decision.screenshot) === decision.pixels,
  );
  return new Map(valid.map((decision) => [decision.screenshot, decision]));
}

/** The reviewer's decisions. They survive a reload. */
export function useDecisions({ changes, commit }: Pick<Review, 'changes' | 'commit'>) {
  const [decided, setDecided] = useState(() => remembered(changes));
  const fileOf = (all: typeof decided) => {
    const undecided = changes.length - all.size;
    const file: Decisions = {
      ...{ version: 1, commit: commit?.hash, undecided },
      decisions: [...all.values()],
    };
    return JSON.stringify(file, undefined, 2);
  };

  return {
    of: (change: Change) => decided.get(keyOf(change)),
    left: changes.length - decided.size,
    /** The decisions as a file that `visual --update --decisions` reads. */
    toFile: () => fileOf(decided),
    /** Decides on screenshots; without a verdict, removes decisions. */
    decide(all: Change[], decision: Pick<Decision, 'verdict' | 'note'> | undefined) {
      const next = new Map(decided);
      for (const change of all) {
        const screenshot = keyOf(change);
        if (decision) next.set(screenshot, { screenshot, pixels: change.hash, ...decision });
        else next.delete(screenshot);
      }
      setDecided(next);
      attempt(() => localStorage.setItem(storageKey, fileOf(next)));
    },
  };
}
