import { ArrowDown, ArrowUp } from 'lucide-react';
import { useWords } from '../../words';
import { IconButton } from '../IconButton';
import { Select } from '../Select';
import styles from './Table.module.css';
import type { TableColumn, TableSort } from './types';
import { tableWords } from './words';

interface TableSortMenuProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  onSortChange: (sort: TableSort | null) => void;
}

/** Sorts stacked rows, whose column headers are not visible. */
export function TableSortMenu<Row>({ columns, sort, onSortChange }: TableSortMenuProps<Row>) {
  const words = useWords('Table', tableWords);
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const direction = sort?.direction ?? 'ascending';
  const reversed = direction === 'ascending' ? 'descending' : 'ascending';
  const Icon = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <div className={styles.sortMenu}>
      <Select
        label={words.sortBy}
        placeholder={words.unsorted}
        options={sortable.map(({ id, header }) => ({ value: id, label: header }))}
        value={sort?.column ?? null}
        onValueChange={(column) => onSortChange(column === null ? null : { column, direction })}
        className={styles.sortSelect}
      />
      <IconButton
        label={words[direction]}
        disabled={sort === null}
        onClick={() => sort && onSortChange({ ...sort, direction: reversed })}
      >
        <Icon />
      </IconButton>
    </div>
  );
}
