import type { ReportRow } from '@patunay/ui';
import Papa from 'papaparse';

/** Text that a spreadsheet would evaluate as a formula (CSV injection, OWASP). A leading apostrophe prevents that. */
const formula = /^[=+\-@\t\r]/;

/**
 * The rows as CSV: a header of field names, strings in double quotes, unquoted numbers, lines joined by
 * `\n`. Returns an empty string for no rows.
 */
export function toCsv(rows: readonly ReportRow[]): string {
  const [first] = rows;
  if (!first) return '';
  const fields = Object.keys(first);
  const lines = Papa.unparse(
    rows.map((row) => fields.map((field) => row[field] ?? '')),
    { quotes: (value) => typeof value === 'string', escapeFormulae: formula, newline: '\n' },
  );
  return `${fields.join(',')}\n${lines}`;
}

/** The rows as JSON, indented by two spaces (specification, section 7: pretty-printed). */
export function toJson(rows: readonly ReportRow[]): string {
  return JSON.stringify(rows, null, 2);
}
