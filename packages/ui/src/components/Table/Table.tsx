import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useAnnounce } from '../../announcer';
import { useStyleCheck } from '../../developmentWarnings';
import { usePrinting } from '../../usePrinting';
import { useWords } from '../../words';
import { EmptyState } from '../EmptyState';
import { VisuallyHidden } from '../VisuallyHidden';
import { pageBounds } from './paging';
import { sortRows } from './rows';
import styles from './Table.module.css';
import { TableHeader } from './TableHeader';
import { TablePages } from './TablePages';
import { TableRow } from './TableRow';
import { TableSortMenu } from './TableSortMenu';
import type { TableColumn, TableSort, TableStack } from './types';
import { tableWords } from './words';

export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name of the table. */
  label: string;
  /** Keep the array stable between renders (a constant or `useMemo`), otherwise all rows re-render. */
  columns: readonly TableColumn<Row>[];
  /** Table does not filter: pass only the matching rows, for example those that `searchRows` returns. */
  rows: readonly Row[];
  /** Returns a unique key for a row. Keep the function stable between renders, like `columns`. */
  rowKey(row: Row): string | number;
  /** Makes each row a link: returns its URL. The cell whose column has the place `title` becomes the link's text. */
  rowHref?(row: Row): string;
  /** The column to sort by, or `null` for the order of `rows` (controlled). A column that is not sortable is ignored. */
  sort?: TableSort | null;
  /**
   * The initial sort, or `null` for the order of `rows` (uncontrolled).
   * @default null
   */
  defaultSort?: TableSort | null;
  /** Called with the new sort, or `null` for none. */
  onSortChange?: (sort: TableSort | null) => void;
  /** The page of a long table, from 1 (controlled); reset it to 1 when the search changes. */
  page?: number;
  /**
   * The initial page (uncontrolled).
   * @default 1
   */
  defaultPage?: number;
  /** Called with the new page; changing the sort resets it to 1. */
  onPageChange?: (page: number) => void;
  /**
   * The container width below which rows are stacked: `phone` is 640 px, `tablet` 864 px, for tables with many
   * columns.
   * @default 'phone'
   */
  stack?: TableStack;
  /** Shown below the column headers when there are no rows. */
  empty?: ReactNode;
}

/**
 * A table of items of one kind, sortable by its `sortable` columns. Renders a `table` inside a `div`. Above
 * 100 rows it shows pages of 50; all rows are printed. Not for the properties of one item: use a DescriptionList.
 *
 * Keyboard: Tab reaches the sortable column headers, the links in rows and the pager; Enter or Space on a
 * column header sorts ascending, then descending, then not at all. Where rows are stacked, a select and a button above
 * them sort instead.
 *
 * Accessibility: named by its label; each row is named by its `title`; the sorted column header has `aria-sort`;
 * stacked rows are still exposed as a table; a new sort or page is announced.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowHref,
  sort: sortProp,
  defaultSort = null,
  onSortChange,
  page: pageProp,
  defaultPage = 1,
  onPageChange,
  stack = 'phone',
  empty,
  className,
  ...rest
}: TableProps<Row>) {
  useStyleCheck(styles.root);
  const words = useWords('Table', tableWords);
  const captionId = useId();
  const table = useRef<HTMLTableElement>(null);
  const printing = usePrinting();
  const [wantedPage, setPage] = useControllableState({
    prop: pageProp,
    defaultProp: defaultPage,
    onChange: onPageChange,
  });
  const [wantedSort, setSort] = useControllableState({
    prop: sortProp,
    defaultProp: defaultSort,
    onChange: onSortChange,
  });
  const isSortable = columns.some(({ id, sortable }) => sortable && id === wantedSort?.column);
  const sort = isSortable ? wantedSort : null;
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const { page, pageCount, start, end } = pageBounds(rows.length, wantedPage);
  const shown = printing ? sorted : sorted.slice(start, end);
  // Does not announce the visible range: it also changes on a search, which announces its own result.
  const announce = useAnnounce();

  const [isStacked, setIsStacked] = useState(false);
  useLayoutEffect(() => {
    const { current } = table;
    if (!current) return;
    const update = () => {
      // A hidden table keeps its buttons, and so does one that Chromium lays out at 1 px to take a screenshot of a long
      // page: otherwise, a column header would lose focus.
      if (current.offsetWidth > 1) setIsStacked(getComputedStyle(current).display === 'block');
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  const changeSort = (next: TableSort | null) => {
    const header = columns.find(({ id }) => id === next?.column)?.header ?? '';
    announce(next ? words.announcedSort(header, next.direction) : words.announcedUnsorted);
    setSort(next);
    setPage(1);
  };

  const turnTo = (next: number) => {
    const { start: before, end: last } = pageBounds(rows.length, next);
    announce(words.announcedRange(before + 1, last, rows.length));
    setPage(next);
    const top = table.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) table.current?.scrollIntoView({ behavior: 'instant' });
  };

  return (
    <div {...rest} data-stack={stack} className={clsx(styles.root, className)}>
      {rows.length > 1 && <TableSortMenu columns={columns} sort={sort} onSortChange={changeSort} />}
      {/* Explicit roles, because browsers drop table semantics where rows are stacked. */}
      <table ref={table} role="table" aria-labelledby={captionId} className={styles.table}>
        <VisuallyHidden asChild>
          <caption id={captionId}>{label}</caption>
        </VisuallyHidden>
        <thead role="rowgroup" className={styles.headerGroup}>
          <tr role="row">
            {columns.map((column) => (
              <TableHeader
                key={column.id}
                column={column}
                isStacked={isStacked}
                sort={sort}
                onSortChange={changeSort}
              />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {shown.map((row) => (
            <TableRow key={rowKey(row)} row={row} columns={columns} href={rowHref?.(row)} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && (empty ?? <EmptyState title={words.empty} />)}
      {pageCount > 1 && (
        <TablePages
          label={words.pages(label)}
          rowCount={rows.length}
          page={page}
          onPageChange={turnTo}
        />
      )}
    </div>
  );
}
