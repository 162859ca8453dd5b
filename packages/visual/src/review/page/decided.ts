import type { Change, Review } from '../data.ts';
import { parseDecisions, type Decision } from '../decisions.ts';
import { keyOf } from './words.ts';

/** Some browsers block storage for pages that are opened from a file: then it lasts until the page is closed. */
const attempt = <Value>(action: () => Value): Value | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

/**
 * What the reviewer has decided, which survives a reload. Each report remembers its own; one at the same place later
 * keeps the decisions on screenshots whose pixels are the same.
 */
export function rememberDecisions({ changes, commit }: Pick<Review, 'changes' | 'commit'>) {
  const storageKey = `decisions ${location.pathname}`;
  const known = new Map(changes.map((change) => [keyOf(change), change]));
  let decided = new Map<string, Decision>();
  /** What was decided before the last decision. */
  let before: typeof decided | undefined;

  const toFile = () =>
    JSON.stringify(
      {
        ...{ version: 1, commit: commit?.hash, undecided: changes.length - decided.size },
        decisions: [...decided.values()],
      },
      undefined,
      2,
    );
  const save = () => void attempt(() => localStorage.setItem(storageKey, toFile()));

  /**
   * Takes over the decisions of a file on screenshots that still have the same pixels.
   *
   * @returns how many; undefined if the text is no decisions file
   */
  function load(text: string) {
    const file = parseDecisions(text);
    if (!file) return undefined;
    const valid = file.decisions.filter(({ screenshot, pixels }) => {
      const change = known.get(screenshot);
      return change && change.hash === pixels;
    });
    for (const decision of valid) decided.set(decision.screenshot, decision);
    before = undefined;
    save();
    return { taken: valid.length, of: file.decisions.length };
  }

  load(attempt(() => localStorage.getItem(storageKey)) ?? '');

  return {
    load,
    toFile,
    of: (change: Change) => decided.get(keyOf(change)),
    /** Decides on screenshots, or takes their decision back. What was wrong with one does not belong to “right”. */
    decide(all: Change[], verdict: Decision['verdict'] | undefined) {
      before = new Map(decided);
      for (const change of all) {
        const screenshot = keyOf(change);
        const { note, point } = decided.get(screenshot) ?? {};
        if (!verdict) decided.delete(screenshot);
        else
          decided.set(screenshot, {
            ...{ screenshot, verdict, pixels: change.hash },
            ...(verdict === 'needs change' && { note, point }),
          });
      }
      save();
    },
    /**
     * Takes the last decision back.
     *
     * @returns whether there was one
     */
    undo() {
      if (!before) return false;
      decided = before;
      before = undefined;
      save();
      return true;
    },
    /** Adds a note or a point to what is decided. */
    remark(all: Change[], more: Pick<Decision, 'note'> | Pick<Decision, 'point'>) {
      for (const change of all) {
        const decision = decided.get(keyOf(change));
        if (decision) Object.assign(decision, more);
      }
      save();
    },
  };
}

export type Decided = ReturnType<typeof rememberDecisions>;
