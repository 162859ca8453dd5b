import { median, round } from './stats.js';

/** More than this between the runs, as a share of their median, and a figure says more about the machine. */
const steady = 0.15;

/**
 * A promise: a figure over its reference from the same run (a ratio), or, without one, the figure itself.
 *
 * @typedef {{ what: string, of: string, over?: string, atMost?: number, atLeast?: number }} Promised
 *   `of` and `over` name figures of a section
 */

/**
 * Holds the figures of several runs to a section's promises. A missing figure is a missed promise; an unsteady
 * one is not judged.
 *
 * @param {Promised[]} promises
 * @param {Record<string, number | undefined>[]} runs a section's figures, run by run
 */
export function judge(promises, runs) {
  return promises.map(({ what, of, over, atMost = Infinity, atLeast = -Infinity }) => {
    const values = runs.map((figures) => figures[of] / (over ? figures[over] : 1));
    const limit = atMost === Infinity ? `≥ ${atLeast}` : `≤ ${atMost}`;
    const row = { promise: what, over: over ?? '–', limit };
    if (values.length === 0 || values.some((value) => !Number.isFinite(value)))
      return { ...row, outcome: 'missed: not measured' };
    const middle = median(values);
    const spread = middle === 0 ? 0 : (Math.max(...values) - Math.min(...values)) / middle;
    const isKept = middle <= atMost && middle >= atLeast;
    return {
      ...row,
      median: round(median(runs.map((figures) => figures[of]))),
      ratio: round(middle, 2),
      'spread %': Math.round(spread * 100),
      outcome: spread > steady ? 'not steady' : isKept ? 'kept' : 'missed',
    };
  });
}
