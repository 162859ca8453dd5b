import type { ReportRow } from '@patunay/ui';
import { downloadFile } from './downloadFile';
import { toCsv, toJson } from './formats';

/** Exports a report as a file, created in the browser. */
export function exportReport(
  format: 'csv' | 'json',
  fileName: string,
  rows: readonly ReportRow[],
): void {
  if (format === 'csv') downloadFile(`${fileName}.csv`, toCsv(rows), 'text/csv;charset=utf-8');
  else downloadFile(`${fileName}.json`, toJson(rows), 'application/json');
}
