import { useMemo } from 'react';
import { Table } from '../../components/Table';
import type { TableColumn, TableSort } from '../../components/Table';
import styles from './ReportTabs.module.css';
import type { Report, ReportRow } from './types';

/** Values as short as `2026-11-16` stay on one line. */
const dateLength = 10;

/** A row and its place in the report: rows have no id of their own. */
interface PlacedRow {
  place: number;
  row: ReportRow;
}

const placeOf = ({ place }: PlacedRow) => place;

export interface ReportTableProps {
  report: Report;
  sort?: TableSort;
  onSortChange?: (sort: TableSort | undefined) => void;
}

/** The rows of one report, figures aligned at the end. */
export function ReportTable({ report, sort, onSortChange }: ReportTableProps) {
  const { columns, rows } = report;
  const placed = useMemo(() => rows.map((row, place): PlacedRow => ({ place, row })), [rows]);
  const tableColumns = useMemo(
    () =>
      columns.map(({ key, header }): TableColumn<PlacedRow> => {
        const figures = rows.length > 0 && rows.every((row) => typeof row[key] === 'number');
        return {
          id: key,
          header,
          align: figures ? 'end' : 'start',
          nowrap: rows.every((row) => String(row[key]).length <= dateLength),
          cell: ({ row }) => row[key],
          sortValue: ({ row }) => row[key] ?? '',
        };
      }),
    [columns, rows],
  );
  return (
    <Table
      caption={report.label}
      className={columns.length > 4 ? styles.manyColumns : undefined}
      columns={tableColumns}
      rows={placed}
      rowKey={placeOf}
      sort={sort}
      onSortChange={onSortChange}
    />
  );
}
