import type { TableColumn, TableSort } from './types';

// A fixed locale, so that the prerendered HTML and every browser have the same order.
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Compares numbers numerically and anything else as text, ignoring accents and case; digits within text compare by
 * value.
 */
export function compareValues(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : collator.compare(String(a), String(b));
}

type Ranks = Map<string | number, number>;

const ranksOfColumns = new WeakMap<object, Ranks>();

/** Numbers the distinct values in their order. Values that compare as equal share a rank. */
function rankValues(values: Iterable<string | number>): Ranks {
  // First by code unit: fast, and for dates and ids the final order, so that few comparisons by locale remain.
  const distinct = [...new Set(values)].sort().sort(compareValues);
  let rank = 0;
  return new Map(
    distinct.map((value, index) => {
      if (index > 0 && compareValues(distinct[index - 1]!, value) !== 0) rank += 1;
      return [value, rank];
    }),
  );
}

/**
 * The ranks of a column's values, computed once: comparing text by locale is too slow to repeat for each sort and each
 * search, which leaves a part of the rows.
 */
export function ranksOf<Row>(rows: readonly Row[], column: TableColumn<Row>): Ranks {
  const values = rows.map((row) => column.sortValue!(row));
  let ranks = ranksOfColumns.get(column);
  if (!ranks || values.some((value) => !ranks!.has(value))) {
    ranks = rankValues(values);
    ranksOfColumns.set(column, ranks);
  }
  return ranks;
}

/** Sorts the rows (stable); without a sort they keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
): readonly Row[] {
  const column = sort && columns.find(({ id }) => id === sort.column);
  if (!sort || !column?.sortValue) return rows;
  const ranks = ranksOf(rows, column);
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, rank: ranks.get(column.sortValue!(row))! }))
    .sort((a, b) => sign * (a.rank - b.rank))
    .map(({ row }) => row);
}

/** The sort after a click on the header of `column`: ascending, then descending, then unsorted. */
export function nextSort(sort: TableSort | null, column: string): TableSort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
}
