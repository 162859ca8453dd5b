import { describe, expect, it } from 'vitest';
import { nextSort, searchRows, sortRows } from './rows';
import type { TableColumn } from './types';

interface Row {
  name: string;
  count: number;
}

const columns: TableColumn<Row>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name, sortable: true, searchable: true },
  { id: 'count', header: 'Count', value: (row) => row.count, sortable: true },
];

const rows: Row[] = [
  { name: 'Nuñez', count: 10 },
  { name: 'abueva', count: 9 },
  { name: 'Nunez', count: 9 },
  { name: 'Zamora', count: 1 },
];

const names = (sorted: readonly Row[]) => sorted.map(({ name }) => name);

describe('sortRows', () => {
  it('returns the same array without a sort', () => {
    expect(sortRows(rows, columns, null)).toBe(rows);
  });

  it('sorts text without regard to case and accents', () => {
    const sorted = sortRows(rows, columns, { column: 'name', direction: 'ascending' });
    expect(names(sorted)).toEqual(['abueva', 'Nuñez', 'Nunez', 'Zamora']);
  });

  it('sorts numbers numerically and is stable in both directions', () => {
    const ascending = sortRows(rows, columns, { column: 'count', direction: 'ascending' });
    expect(names(ascending)).toEqual(['Zamora', 'abueva', 'Nunez', 'Nuñez']);
    const descending = sortRows(rows, columns, { column: 'count', direction: 'descending' });
    expect(names(descending)).toEqual(['Nuñez', 'abueva', 'Nunez', 'Zamora']);
  });

  it.each([
    ['digits inside text as numbers', ['CL-1001', 'CL-999'], ['CL-999', 'CL-1001']],
    [
      'dates written as text chronologically',
      ['2026-11-05 09:00', '2026-10-08 10:12'],
      ['2026-10-08 10:12', '2026-11-05 09:00'],
    ],
  ])('compares %s', (_, given, expected) => {
    const unsorted = given.map((name) => ({ name, count: 0 }));
    const sorted = sortRows(unsorted, columns, { column: 'name', direction: 'ascending' });
    expect(names(sorted)).toEqual(expected);
  });

  it('does not mutate its input', () => {
    const before = [...rows];
    sortRows(rows, columns, { column: 'count', direction: 'descending' });
    expect(rows).toEqual(before);
  });
});

describe('searchRows', () => {
  const found = (query: string, ...given: string[]) =>
    names(
      searchRows(
        given.map((name) => ({ name, count: 9 })),
        columns,
      )(query),
    );

  it('matches part of the text, ignoring case and accents on both sides', () => {
    for (const query of ['IBAÑEZ', 'iban\u0303ez', 'Ibanez']) {
      expect(found(query, 'Maria Ibañez', 'MARIA IBANEZ', 'Ramon')).toHaveLength(2);
    }
  });

  it('matches the query literally, and keeps the order', () => {
    const given = ['A (B) C', 'ABC', 'A  B'];
    expect(found('(b)', ...given)).toEqual(['A (B) C']);
    expect(found('  ', ...given)).toEqual(['A  B']);
    expect(found('', ...given)).toEqual(given);
    for (const query of ['.*', 'c ', '[a-z]+', '\u0301', '__proto__', 'x'.repeat(5000)]) {
      expect(found(query, ...given)).toEqual([]);
    }
  });

  it('looks in searchable columns only', () => {
    expect(found('9', 'A')).toEqual([]);
  });
});

describe('nextSort', () => {
  it('cycles from ascending to descending to none', () => {
    const first = nextSort(null, 'name');
    expect(first).toEqual({ column: 'name', direction: 'ascending' });
    const second = nextSort(first, 'name');
    expect(second).toEqual({ column: 'name', direction: 'descending' });
    expect(nextSort(second, 'name')).toBeNull();
  });

  it('starts with ascending on another column', () => {
    expect(nextSort({ column: 'name', direction: 'descending' }, 'count')).toEqual({
      column: 'count',
      direction: 'ascending',
    });
  });
});
