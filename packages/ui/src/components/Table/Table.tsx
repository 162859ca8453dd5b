import { VisuallyHidden } from '@radix-ui/react-visually-hidden';
import { clsx } from 'clsx';
import { useId, useMemo } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../EmptyState';
import { sortRows } from './sorting';
import styles from './Table.module.css';
import { TableBody } from './TableBody';
import { TableHeader } from './TableHeader';
import type { TableColumn, TableSort } from './types';

export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the table for screen readers; who sees it reads the heading above. */
  caption: string;
  /** Keep the array itself the same between renders (a constant, or `useMemo`), else all rows render. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** What tells a row from all others; kept the same between renders, like `columns`, where rows are many. */
  rowKey(row: Row): string | number;
  /** The column to sort by; without it the rows stand in the order given. */
  sort?: TableSort;
  /** Called with the next sort, `undefined` for none, when a head is pressed; without it the heads are plain. */
  onSortChange?: (sort: TableSort | undefined) => void;
  /** Stands below the head when there are no rows. */
  empty?: ReactNode;
}

/**
 * Things of one kind, compared column by column. Renders a `table` inside a `div`; where the `div` is as narrow
 * as a phone each row becomes a block of its own. `--table-columns` (grid tracks) and `--table-stack` (`phone` or
 * `tablet`), set through `className`, say how wide columns are and when to stack. Not for the properties of one thing: use a DescriptionList.
 *
 * Keyboard: Tab reaches the sortable heads and the links in rows; Enter or Space on a head sorts up, down,
 * then not at all.
 *
 * Accessibility: named by its caption; the sorted head carries `aria-sort`; where rows are blocks it is
 * still read as a table.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  empty = <EmptyState title="Nothing to show" />,
  className,
  ...rest
}: TableProps<Row>) {
  const captionId = useId();
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {/* The roles are spelt out because Safari drops them where CSS changes `display`. */}
      <table role="table" aria-labelledby={captionId} className={styles.table}>
        <VisuallyHidden asChild>
          <caption id={captionId}>{caption}</caption>
        </VisuallyHidden>
        <thead
          role="rowgroup"
          data-sortable={onSortChange ? '' : undefined}
          className={styles.head}
        >
          <tr role="row" className={styles.headRow}>
            {columns.map((column) => (
              <TableHeader
                key={column.id}
                column={column}
                sort={sort}
                onSortChange={onSortChange}
              />
            ))}
          </tr>
        </thead>
        <TableBody rows={sorted} columns={columns} rowKey={rowKey} />
      </table>
      {rows.length === 0 && empty}
    </div>
  );
}
