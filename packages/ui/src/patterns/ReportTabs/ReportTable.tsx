import { useMemo } from 'react';
import { Mono } from '../../components/Mono';
import { Table } from '../../components/Table';
import type { TableColumn, TableProps } from '../../components/Table';
import styles from './ReportTabs.module.css';
import type { Report, ReportColumn, ReportColumnKind, ReportRow } from './types';

/** A row with its index, because rows have no id. */
interface PlacedRow {
  place: number;
  row: ReportRow;
}

const placeOf = ({ place }: PlacedRow) => place;

const layouts: Record<
  ReportColumnKind,
  Pick<TableColumn<PlacedRow>, 'align' | 'width' | 'place'>
> = {
  title: { width: 'wide', place: 'title' },
  text: { width: 'text' },
  prose: { width: 'wide', place: 'text' },
  date: { width: 'value' },
  count: { align: 'end', width: 'wide', place: 'text' },
};

/** A count, and a decorative bar that shows it relative to the largest one. */
function Count({ value, largest }: { value: number; largest: number }) {
  return (
    <span className={styles.count}>
      <svg aria-hidden className={styles.bar}>
        <rect width={`${(100 * value) / Math.max(1, largest)}%`} height="100%" rx="2" />
      </svg>
      {value}
    </span>
  );
}

function tableColumn(
  { key, header, kind = 'text' }: ReportColumn,
  rows: readonly ReportRow[],
): TableColumn<PlacedRow> {
  const largest = kind === 'count' ? Math.max(...rows.map((row) => Number(row[key]))) : 0;
  return {
    id: key,
    header,
    ...layouts[kind],
    value: ({ row }) => row[key] ?? '',
    sortable: true,
    cell({ row }) {
      if (kind === 'count') return <Count value={Number(row[key])} largest={largest} />;
      return kind === 'date' ? <Mono>{row[key]}</Mono> : row[key];
    },
  };
}

export interface ReportTableProps extends Pick<
  TableProps<PlacedRow>,
  'sort' | 'defaultSort' | 'onSortChange'
> {
  report: Report;
}

/** The rows of one report. */
export function ReportTable({ report, ...sorting }: ReportTableProps) {
  const { label, columns, rows, stack } = report;
  const placed = useMemo(() => rows.map((row, place): PlacedRow => ({ place, row })), [rows]);
  const tableColumns = useMemo(
    () => columns.map((column) => tableColumn(column, rows)),
    [columns, rows],
  );
  return (
    <Table
      label={label}
      stack={stack}
      columns={tableColumns}
      rows={placed}
      rowKey={placeOf}
      {...sorting}
    />
  );
}
