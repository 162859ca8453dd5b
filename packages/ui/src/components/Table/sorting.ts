import type { TableColumn, TableSort } from './types';

// A fixed locale, so that the prerendered HTML and every browser have the same order.
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Compares numbers numerically and anything else as text, ignoring accents and case; digits within text compare by
 * value.
 */
function compareValues(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : collator.compare(String(a), String(b));
}

/** Sorts the rows (stable); without a sort they keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
): readonly Row[] {
  const sortValue = columns.find(({ id }) => id === sort?.column)?.sortValue;
  if (!sort || !sortValue) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => sign * compareValues(sortValue(a), sortValue(b)));
}

/** The sort after a click on the header of `column`: ascending, then descending, then unsorted. */
export function nextSort(sort: TableSort | null, column: string): TableSort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
}
