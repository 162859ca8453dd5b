import { median, round } from './stats.js';

/**
 * The largest spread of runs, as a share of their median, at which a figure can be judged. Above it, the figure
 * depends more on the machine than on the app.
 */
const steady = 0.15;

/**
 * A budget for a figure, or for its ratio to a reference from the same run.
 *
 * @typedef {{ what: string, of: string, over?: string, atMost?: number, atLeast?: number }} Promised
 *   `of` and `over` name figures of a section
 */

/**
 * Compares figures with a section's budgets, by the median of the runs. A missing figure fails; a figure that varies
 * too much is not judged.
 *
 * @param {Promised[]} promises
 * @param {Record<string, number | undefined>[]} runs the section's figures, one object per run
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
