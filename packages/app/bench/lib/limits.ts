import { median, round } from './stats.ts';

/**
 * The largest spread of runs, as a share of their median, at which a figure can be judged. Above it, the figure
 * depends more on the machine than on the app.
 */
const steady = 0.15;

/** The limit of a figure, or of its ratio to a reference from the same run. */
export interface Limit {
  /** The name of one of the section's figures. */
  figure: string;
  /** The name of the reference. */
  over?: string;
  atMost?: number;
  atLeast?: number;
}

/**
 * Compares figures with a section's limits, by the median of the runs. A missing figure fails; a figure that varies
 * too much only fails if every run misses its limit.
 *
 * @param runs the section's figures, one object per run
 */
export function compareWithLimits(limits: Limit[], runs: Record<string, unknown>[]) {
  return limits.map(({ figure, over, atMost = Infinity, atLeast = -Infinity }) => {
    const values = runs.map(
      (figures) => Number(figures[figure]) / Number(over ? figures[over] : 1),
    );
    const row = {
      figure,
      over: over ?? '–',
      limit: atMost === Infinity ? `≥ ${atLeast}` : `≤ ${atMost}`,
    };
    if (values.length === 0 || values.some((value) => !Number.isFinite(value)))
      return { ...row, outcome: 'missed: not measured' };
    const middle = median(values);
    const spread = middle === 0 ? 0 : (Math.max(...values) - Math.min(...values)) / middle;
    const isKept = (value: number) => value <= atMost && value >= atLeast;
    const isSteady = spread <= steady || !values.some(isKept);
    return {
      ...row,
      median: round(median(runs.map((figures) => Number(figures[figure])))),
      ratio: round(middle, 2),
      'spread %': Math.round(spread * 100),
      outcome: !isSteady ? 'not steady' : isKept(middle) ? 'kept' : 'missed',
    };
  });
}
