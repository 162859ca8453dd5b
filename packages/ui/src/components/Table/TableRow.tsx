import { memo } from 'react';
import styles from './Table.module.css';
import type { TableColumn } from './types';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
}

function PlainTableRow<Row>({ row, columns }: TableRowProps<Row>) {
  return (
    <tr role="row" className={styles.row}>
      {columns.map(({ id, align, place = 'meta', unit, cell }) => (
        <td
          key={id}
          role="cell"
          data-column={id}
          data-align={align}
          data-place={place}
          data-unit={unit?.(row)}
          className={styles.cell}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** Memoized, so that filtering renders only rows that were not shown before. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
