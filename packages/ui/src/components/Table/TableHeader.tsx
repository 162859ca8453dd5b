import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { nextSort } from './rows';
import styles from './Table.module.css';
import type { TableColumn, TableSort } from './types';

interface TableHeaderProps<Row> {
  column: TableColumn<Row>;
  /** Whether rows are stacked: then only screen readers get the column headers, and a menu sorts. */
  isStacked: boolean;
  sort: TableSort | null;
  onSortChange: (sort: TableSort | null) => void;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** A column header, with a button if the column is sortable. */
export function TableHeader<Row>({ column, isStacked, sort, onSortChange }: TableHeaderProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const Icon = icons[direction ?? 'none'];
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={direction}
      data-column={column.id}
      data-align={column.align}
      className={styles.header}
    >
      {column.sortable && !isStacked ? (
        <button
          type="button"
          className={styles.sortButton}
          data-direction={direction}
          onClick={() => onSortChange(nextSort(sort, column.id))}
        >
          <span>{column.header}</span>
          <Icon className={styles.sortIcon} />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
