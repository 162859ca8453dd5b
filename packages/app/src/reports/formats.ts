import type { ReportRow } from '@patunay/ui';
import Papa from 'papaparse';

/**
 * Text that a spreadsheet would evaluate as a formula (CSV injection, OWASP), also in full-width characters and after
 * spaces. A leading apostrophe prevents that.
 */
const formula = /^\p{Zs}*[=+\-@＝＋－＠\t\r\n]/u;

/** Without it, Excel on Windows reads UTF-8 in the system's code page. */
const byteOrderMark = '\uFEFF';

const newline = '\r\n';

/**
 * The rows as CSV (RFC 4180) with a byte-order mark: a header of field names, strings in double quotes, unquoted
 * numbers, lines joined by CRLF. Returns an empty string for no rows.
 */
export function toCsv(rows: readonly ReportRow[]): string {
  const [first] = rows;
  if (!first) return '';
  const fields = Object.keys(first);
  const lines = Papa.unparse(
    rows.map((row) => fields.map((field) => row[field] ?? '')),
    { quotes: (value) => typeof value === 'string', escapeFormulae: formula, newline },
  );
  return `${byteOrderMark}${fields.join(',')}${newline}${lines}`;
}

/** The rows as JSON, indented by two spaces (specification, section 7: pretty-printed). */
export function toJson(rows: readonly ReportRow[]): string {
  return JSON.stringify(rows, null, 2);
}
