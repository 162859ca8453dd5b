import { median, round } from './stats.js';

/**
 * The largest spread of runs, as a share of their median, at which a figure can be judged. Above it, the figure
 * depends more on the machine than on the app.
 */
const steady = 0.15;

/**
 * The limit of a figure, or of its ratio to a reference from the same run.
 *
 * @typedef {{ figure: string, over?: string, atMost?: number, atLeast?: number }} Limit
 *   `figure` and `over` name figures of a section
 */

/**
 * Compares figures with a section's limits, by the median of the runs. A missing figure fails; a figure that varies
 * too much is not judged.
 *
 * @param {Limit[]} limits
 * @param {Record<string, number | undefined>[]} runs the section's figures, one object per run
 */
export function compareWithLimits(limits, runs) {
  return limits.map(({ figure, over, atMost = Infinity, atLeast = -Infinity }) => {
    const values = runs.map((figures) => figures[figure] / (over ? figures[over] : 1));
    const row = {
      figure,
      over: over ?? '–',
      limit: atMost === Infinity ? `≥ ${atLeast}` : `≤ ${atMost}`,
    };
    if (values.length === 0 || values.some((value) => !Number.isFinite(value)))
      return { ...row, outcome: 'missed: not measured' };
    const middle = median(values);
    const spread = middle === 0 ? 0 : (Math.max(...values) - Math.min(...values)) / middle;
    const isKept = middle <= atMost && middle >= atLeast;
    return {
      ...row,
      median: round(median(runs.map((figures) => figures[figure]))),
      ratio: round(middle, 2),
      'spread %': Math.round(spread * 100),
      outcome: spread > steady ? 'not steady' : isKept ? 'kept' : 'missed',
    };
  });
}
