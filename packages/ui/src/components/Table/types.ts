import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  /** Names the column in `sort`; also its `data-column` attribute. */
  id: string;
  /** The word in the head; on a phone it stands before each value. */
  header: string;
  /** What the row shows in this column. */
  cell(row: Row): ReactNode;
  /** Makes the column sortable: what it is sorted by, numbers as numbers, text as people read it. */
  sortValue?(row: Row): string | number;
  /**
   * `end` for figures that are compared.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /**
   * Keeps short values such as dates and identifiers on one line.
   * @default false
   */
  nowrap?: boolean;
}

export type TableSortDirection = 'ascending' | 'descending';

export interface TableSort {
  /** The `id` of a column. */
  column: string;
  direction: TableSortDirection;
}
