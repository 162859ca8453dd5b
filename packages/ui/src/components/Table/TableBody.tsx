import { memo } from 'react';
import styles from './Table.module.css';
import { TableRow } from './TableRow';
import type { TableColumn } from './types';

interface TableBodyProps<Row> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  rowKey(row: Row): string | number;
}

function PlainTableBody<Row>({ rows, columns, rowKey }: TableBodyProps<Row>) {
  return (
    <tbody role="rowgroup" className={styles.body}>
      {rows.map((row) => (
        <TableRow key={rowKey(row)} row={row} columns={columns} />
      ))}
    </tbody>
  );
}

/** Memoized, so that typing in a search field does not wait for the rows to re-render. */
export const TableBody = memo(PlainTableBody) as typeof PlainTableBody;
