import { useMemo } from 'react';
import { BarChart } from '../../components/BarChart';
import type { Bar } from '../../components/BarChart';
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
  count: { align: 'end', width: 'value' },
};

const tableColumn = ({ key, header, kind = 'text' }: ReportColumn): TableColumn<PlacedRow> => ({
  id: key,
  header,
  ...layouts[kind],
  value: ({ row }) => row[key] ?? '',
  cell: ({ row }) => (kind === 'date' ? <Mono>{row[key]}</Mono> : row[key]),
  sortable: true,
});

/** The counts of a report as bars, named by its titles; none if it does not count. */
function barsOf({ columns, rows }: Report): Bar[] {
  const title = columns.find(({ kind }) => kind === 'title');
  const count = columns.find(({ kind }) => kind === 'count');
  if (!title || !count) return [];
  return rows.map((row) => ({ label: String(row[title.key]), value: Number(row[count.key]) }));
}

export interface ReportTableProps extends Pick<
  TableProps<PlacedRow>,
  'sort' | 'defaultSort' | 'onSortChange'
> {
  report: Report;
}

/** The counts of a report as bars, and its rows. */
export function ReportTable({ report, ...sorting }: ReportTableProps) {
  const { label, columns, rows, stack } = report;
  const placed = useMemo(() => rows.map((row, place): PlacedRow => ({ place, row })), [rows]);
  const tableColumns = useMemo(() => columns.map(tableColumn), [columns]);
  return (
    <>
      {/* The table says the same. */}
      <BarChart aria-hidden label={label} bars={barsOf(report)} shares className={styles.chart} />
      <Table
        label={label}
        stack={stack}
        columns={tableColumns}
        rows={placed}
        rowKey={placeOf}
        {...sorting}
      />
    </>
  );
}
