import { foldText } from '../../foldText';
import type { TableColumn, TableSort } from './types';

// A fixed locale, so that the server and all browsers sort alike.
const collator = new Intl.Collator('en', { numeric: true });

/** Compares numbers by value, anything else as text, ignoring accents and case; digits within text compare by value. */
const compareKeys = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** Sorts the rows (stable); without a sort they keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
): readonly Row[] {
  const value = columns.find(({ id }) => id === sort?.column)?.value;
  if (!sort || !value) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const keyed = rows.map((row) => {
    const key = value(row);
    return { row, key: typeof key === 'number' ? key : foldText(key) };
  });
  return keyed.sort((a, b) => sign * compareKeys(a.key, b.key)).map(({ row }) => row);
}

/**
 * Returns a function that returns the rows with a searchable column that contains a query, literally but for case,
 * accents and the like. Prepares the rows only once.
 */
export function searchRows<Row>(rows: readonly Row[], columns: readonly TableColumn<Row>[]) {
  const searchable = columns.filter((column) => column.searchable);
  const prepared = rows.map((row) => ({
    row,
    texts: searchable.map(({ value }) => foldText(String(value(row)))),
  }));
  return (query: string): Row[] => {
    const wanted = foldText(query);
    return prepared
      .filter(({ texts }) => texts.some((text) => text.includes(wanted)))
      .map(({ row }) => row);
  };
}

/** The sort after a click on the header of `column`: ascending, then descending, then unsorted. */
export function nextSort(sort: TableSort | null, column: string): TableSort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
}
