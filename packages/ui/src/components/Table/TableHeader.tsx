import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { nextSort } from './sorting';
import styles from './Table.module.css';
import type { TableColumn, TableSort } from './types';

interface TableHeaderProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | null;
  onSortChange: ((sort: TableSort | null) => void) | undefined;
  /** Called on hover and focus, so that a long table can prepare the sort. */
  onSortIntent: () => void;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** A column header, with a button if the column is sortable. */
export function TableHeader<Row>({
  column,
  sort,
  onSortChange,
  onSortIntent,
}: TableHeaderProps<Row>) {
  const direction = sort?.column === column.id && column.sortValue ? sort.direction : undefined;
  const sortable = column.sortValue && onSortChange;
  const Icon = icons[direction ?? 'none'];
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={direction}
      data-column={column.id}
      data-align={column.align}
      data-sortable={sortable ? '' : undefined}
      className={styles.header}
    >
      {sortable ? (
        <button
          type="button"
          className={styles.sortButton}
          data-direction={direction}
          onPointerEnter={onSortIntent}
          onFocus={onSortIntent}
          onClick={() => onSortChange(nextSort(sort, column.id))}
        >
          {column.header}
          <Icon className={styles.sortIcon} />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
