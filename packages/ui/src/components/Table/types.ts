import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  /** Identifies the column in `sort`; also its `data-column` attribute. */
  id: string;
  /** Text of the column header. */
  header: string;
  /** The row's value: shown if there is no `cell`, and used to sort and search. */
  value(row: Row): string | number;
  /** Renders the cell, if it shows more than the value. */
  cell?(row: Row): ReactNode;
  /** Whether the column header sorts the rows: numbers numerically, text alphabetically. */
  sortable?: boolean;
  /** Whether `searchRows` searches this column. */
  searchable?: boolean;
  /**
   * `end` for numbers, so that their digits line up.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /**
   * `value`, for dates, numbers and ids, never wraps. The others wrap where space is short; `wide`, for names and
   * sentences, has a larger minimum width than `text`.
   * @default 'text'
   */
  width?: TableColumnWidth;
  /**
   * `title` names the row: its cell is the row's header, and the link of a row with an `href`. In stacked rows, the
   * place also decides the position: `title` and `aside` on the first line, at its start and its end; `lead` takes
   * the start and moves the title below; `meta` values share a muted line; `text` has a line of its own.
   * @default 'meta'
   */
  place?: TablePlace;
  /**
   * The unit shown after the value when rows are stacked and the column header is hidden, for example
   * `documents`.
   */
  unit?(row: Row): string | undefined;
}

export type TableColumnWidth = 'value' | 'text' | 'wide';

export type TablePlace = 'title' | 'lead' | 'aside' | 'meta' | 'text';

export type TableSortDirection = 'ascending' | 'descending';

export interface TableSort {
  /** The `id` of a column. */
  column: string;
  direction: TableSortDirection;
}

export type TableStack = 'phone' | 'tablet';

export const tableStacks = ['phone', 'tablet'] as const satisfies TableStack[];
