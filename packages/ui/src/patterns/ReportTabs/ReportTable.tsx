import { useMemo } from 'react';
import type { CSSProperties } from 'react';
import { Mono } from '../../components/Mono';
import { Table } from '../../components/Table';
import type { TableColumn, TableSort } from '../../components/Table';
import styles from './ReportTabs.module.css';
import type { Report, ReportColumn, ReportRow } from './types';

/** A row with its index, because rows have no id. */
interface PlacedRow {
  place: number;
  row: ReportRow;
}

const placeOf = ({ place }: PlacedRow) => place;

const isDate = (value: unknown) => /^\d{4}-\d{2}-\d{2}$/.test(String(value));

/** A count, and a decorative bar that shows it relative to the largest one. */
function Count({ value, largest }: { value: number; largest: number }) {
  const share = `${(100 * value) / Math.max(1, largest)}%`;
  return (
    <span className={styles.count} style={{ '--report-share': share } as CSSProperties}>
      {value}
    </span>
  );
}

/**
 * Derives a column's layout from its values and position: numbers and dates by their values, the first column as the
 * title, and the last of many columns as prose.
 */
function tableColumn(
  { key, header }: ReportColumn,
  index: number,
  { columns, rows }: Report,
): TableColumn<PlacedRow> {
  const values = rows.map((row) => row[key]);
  const column = { id: key, header, sortValue: ({ row }: PlacedRow) => row[key] ?? '' };
  if (rows.length > 0 && values.every((value) => typeof value === 'number')) {
    const largest = Math.max(...values);
    return {
      ...column,
      align: 'end',
      width: 'minmax(12rem, 1fr)',
      place: 'text',
      cell: ({ row }) => <Count value={Number(row[key])} largest={largest} />,
    };
  }
  if (rows.length > 0 && values.every(isDate)) {
    return { ...column, width: '7.25rem', cell: ({ row }) => <Mono>{row[key]}</Mono> };
  }
  const cell = ({ row }: PlacedRow) => row[key];
  if (index === 0) return { ...column, width: 'fit-content(20rem)', place: 'title', cell };
  if (columns.length > 4 && index === columns.length - 1) {
    return { ...column, width: 'minmax(8.5rem, 1fr)', place: 'text', cell };
  }
  return { ...column, width: 'fit-content(14rem)', cell };
}

export interface ReportTableProps {
  report: Report;
  sort?: TableSort | null;
  defaultSort?: TableSort | null;
  onSortChange?: (sort: TableSort | null) => void;
}

/** The rows of one report. */
export function ReportTable({ report, ...sorting }: ReportTableProps) {
  const { columns, rows } = report;
  const placed = useMemo(() => rows.map((row, place): PlacedRow => ({ place, row })), [rows]);
  const tableColumns = useMemo(
    () => columns.map((column, index) => tableColumn(column, index, report)),
    [columns, report],
  );
  return (
    <Table
      label={report.label}
      stack={columns.length > 4 ? 'tablet' : 'phone'}
      columns={tableColumns}
      rows={placed}
      rowKey={placeOf}
      {...sorting}
    />
  );
}
