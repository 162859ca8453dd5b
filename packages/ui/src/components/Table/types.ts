import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  /** Identifies the column in `sort`; also its `data-column` attribute. */
  id: string;
  /** Text of the column header. */
  header: string;
  /** Renders the cell of a row. */
  cell(row: Row): ReactNode;
  /**
   * Makes the column sortable in a `sortable` table: returns the value to sort by, numerically for numbers,
   * alphabetically for text.
   */
  sortValue?(row: Row): string | number;
  /**
   * `end` for numbers, so that their digits line up.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /**
   * The column's grid track: a length for values of fixed format, so that columns don't shift while filtering;
   * `fit-content(20rem)` for names; `minmax(12rem, 1fr)` for prose.
   * @default 'minmax(0, 1fr)'
   */
  width?: string;
  /**
   * The value's position when rows are stacked: `title` and `aside` on the first line, at its start and its
   * end; `lead` takes the start and moves the title below; `meta` values share a muted line; `text` has a line
   * of its own.
   * @default 'meta'
   */
  place?: TablePlace;
  /**
   * The unit shown after the value when rows are stacked and the column header is hidden, for example
   * `documents`.
   */
  unit?(row: Row): string | undefined;
}

export type TablePlace = 'title' | 'lead' | 'aside' | 'meta' | 'text';

export type TableSortDirection = 'ascending' | 'descending';

export interface TableSort {
  /** The `id` of a column. */
  column: string;
  direction: TableSortDirection;
}

export type TableStack = 'phone' | 'tablet';

export const tableStacks = ['phone', 'tablet'] as const satisfies TableStack[];
