export type ReportFormat = 'csv' | 'json' | 'pdf';

export interface ReportColumn {
  /** The property of a row that the column shows. */
  key: string;
  header: string;
}

export type ReportRow = Record<string, string | number>;

export interface Report {
  /** Identifies the report in `value`. */
  id: string;
  /** The text of its tab. */
  label: string;
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
}
