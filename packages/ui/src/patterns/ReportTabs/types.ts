export type ReportFormat = 'csv' | 'json' | 'pdf';

export interface ReportColumn {
  /** The property of a row that the column shows. */
  key: string;
  header: string;
}

export type ReportRow = Record<string, string | number>;

export interface Report {
  /** Names the report in `value`. */
  id: string;
  /** The word on its tab. */
  label: string;
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
}
