/**
 * @typedef {{ what: string, atMost?: number, atLeast?: number, read: (rows: object[]) => number | undefined }} Promised
 *   what is promised, the limit on one side, and where the figure stands in a section's rows
 */

/**
 * Holds a section's rows to its promises, in rows of its own: each promise is kept, missed, or,
 * where there is no figure, not measured.
 *
 * @param {Promised[]} promises
 * @param {object[]} rows
 */
export function judge(promises, rows) {
  return promises.map(({ what, atMost = Infinity, atLeast = -Infinity, read }) => {
    const figure = read(rows);
    const isKept = figure <= atMost && figure >= atLeast;
    return {
      promise: what,
      limit: atMost === Infinity ? `≥ ${atLeast}` : `≤ ${atMost}`,
      figure,
      outcome: figure === undefined ? 'not measured' : isKept ? 'kept' : 'missed',
    };
  });
}

/** Whether every promise is kept: one that was not measured is not. */
export const areKept = (judged) => judged.every(({ outcome }) => outcome === 'kept');

/** Reads a column of the one row that has these values. */
export const figureOf = (column, values) => (rows) =>
  rows.find((row) => Object.entries(values).every(([name, value]) => row[name] === value))?.[
    column
  ];
