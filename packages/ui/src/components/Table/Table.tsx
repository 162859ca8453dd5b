import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { VisuallyHidden } from '@radix-ui/react-visually-hidden';
import { clsx } from 'clsx';
import { useId, useMemo, useRef } from 'react';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { EmptyState } from '../EmptyState';
import { pageBounds } from './paging';
import { sortRows } from './sorting';
import styles from './Table.module.css';
import { TableBody } from './TableBody';
import { TableHeader } from './TableHeader';
import { TablePages } from './TablePages';
import type { TableColumn, TableSort, TableStack } from './types';
import { usePrinting } from './usePrinting';

export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the table for screen readers; sighted readers have the heading above. */
  caption: string;
  /** Keep the array itself the same between renders (a constant, or `useMemo`), else all rows render. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** What tells a row from all others; kept the same between renders, like `columns`. */
  rowKey(row: Row): string | number;
  /** The column to sort by; without it the rows stand in the order given. */
  sort?: TableSort;
  /** Called with the next sort, `undefined` for none; without it the column headers are plain text. */
  onSortChange?: (sort: TableSort | undefined) => void;
  /** The page of a long table, counted from 1; go back to 1 when what is searched for changes. */
  page?: number;
  /**
   * The page at first, when `page` is omitted.
   * @default 1
   */
  defaultPage?: number;
  /** Called with the page to show; with 1 after a change of sort. */
  onPageChange?: (page: number) => void;
  /**
   * Where rows become blocks: below 640 px of the table's own width, or, for tables of many columns, below 960 px.
   * @default 'phone'
   */
  stack?: TableStack;
  /** Stands below the column headers when there are no rows. */
  empty?: ReactNode;
}

/**
 * Things of one kind, compared column by column. Renders a `table` inside a `div`. Above 100 rows it shows pages
 * of 50; on paper all of them. Not for the properties of one thing: use a DescriptionList.
 *
 * Keyboard: Tab reaches the sortable column headers, the links in rows and the pager; Enter or Space on a
 * column header sorts ascending, then descending, then not at all.
 *
 * Accessibility: named by its caption; the sorted column header carries `aria-sort`; stacked rows are still
 * read as a table; a change of page is announced.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  page: pageProp,
  defaultPage = 1,
  onPageChange,
  stack = 'phone',
  empty = <EmptyState title="Nothing to show" />,
  className,
  style,
  ...rest
}: TableProps<Row>) {
  const captionId = useId();
  const table = useRef<HTMLTableElement>(null);
  const printing = usePrinting();
  const [wantedPage, setPage] = useControllableState({
    prop: pageProp,
    defaultProp: defaultPage,
    onChange: onPageChange,
  });
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const { page, pageCount, start, end } = pageBounds(rows.length, wantedPage);
  const shown = useMemo(
    () => (printing || pageCount === 1 ? sorted : sorted.slice(start, end)),
    [sorted, printing, pageCount, start, end],
  );
  const tracks = columns.map(({ width = 'minmax(0, 1fr)' }) => width).join(' ');

  const changeSort =
    onSortChange &&
    ((next: TableSort | undefined) => {
      onSortChange(next);
      setPage(1);
    });

  const turnTo = (next: number) => {
    setPage(next);
    const top = table.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) table.current?.scrollIntoView({ behavior: 'instant' });
  };

  return (
    <div
      {...rest}
      data-stack={stack}
      className={clsx(styles.root, className)}
      style={{ '--table-columns': tracks, ...style } as CSSProperties}
    >
      {/* The roles are spelt out because Safari drops them where CSS changes `display`. */}
      <table ref={table} role="table" aria-labelledby={captionId} className={styles.table}>
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
              <TableHeader key={column.id} column={column} sort={sort} onSortChange={changeSort} />
            ))}
          </tr>
        </thead>
        <TableBody rows={shown} columns={columns} rowKey={rowKey} />
      </table>
      {rows.length === 0 && empty}
      {pageCount > 1 && (
        <TablePages
          label={`${caption}, pages`}
          rowCount={rows.length}
          page={page}
          onPageChange={turnTo}
        />
      )}
    </div>
  );
}
