import type { TableStack } from '../../components/Table';

export type ReportFormat = 'csv' | 'json' | 'pdf';

export type ReportColumnKind = 'title' | 'text' | 'prose' | 'date' | 'count';

export interface ReportColumn {
  /** The property of a row that the column shows. */
  key: string;
  header: string;
  /**
   * Decides width, alignment and place in a stacked row: `title` names the row, `text` is a name or a type, `prose`
   * a sentence, `date` a date such as `2026-11-16`, `count` a number, also shown as bars above the table.
   * @default 'text'
   */
  kind?: ReportColumnKind;
}

export type ReportRow = Record<string, string | number>;

export interface Report {
  /** Identifies the report in `value`. */
  id: string;
  /** The text of its tab. */
  label: string;
  /**
   * The width below which the rows of its Table are stacked.
   * @default 'phone'
   */
  stack?: TableStack;
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
}
