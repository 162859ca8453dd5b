import { memo } from 'react';
import styles from './Table.module.css';
import { TableRow } from './TableRow';
import type { TableColumn } from './types';

interface TableBodyProps<Row> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  rowKey(row: Row): string | number;
}

// From here on the browser lays out only the rows in sight. Fewer rows gain nothing by it.
const longTable = 100;

function PlainTableBody<Row>({ rows, columns, rowKey }: TableBodyProps<Row>) {
  return (
    <tbody
      role="rowgroup"
      data-long={rows.length > longTable ? '' : undefined}
      className={styles.body}
    >
      {rows.map((row) => (
        <TableRow key={rowKey(row)} row={row} columns={columns} />
      ))}
    </tbody>
  );
}

/** All rows are passed over at once where nothing of them changed: a letter typed above 10,000 does not wait for them. */
export const TableBody = memo(PlainTableBody) as typeof PlainTableBody;
