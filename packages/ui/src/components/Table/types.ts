import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  /** Names the column in `sort`; also its `data-column` attribute. */
  id: string;
  /** Text of the column header. */
  header: string;
  /** What the row shows in this column. */
  cell(row: Row): ReactNode;
  /** Makes the column sortable: what to sort by, numbers as numbers, text as people read it. */
  sortValue?(row: Row): string | number;
  /**
   * `end` for figures that are compared.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /**
   * The column's grid track: a length for values of one format, so that columns keep still while one filters;
   * `fit-content(20rem)` for names; `minmax(12rem, 1fr)` for prose.
   * @default 'minmax(0, 1fr)'
   */
  width?: string;
  /**
   * Where the value stands when rows are stacked: `title` and `aside` on the first line, at its start and its
   * end; `lead` takes the start and moves the title below; `meta` values share a muted line; `text` has a line of its own.
   * @default 'meta'
   */
  place?: TablePlace;
  /** Stands behind the value when rows are stacked, for example `documents`: the column header is out of sight there. */
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
