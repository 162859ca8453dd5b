import Papa from 'papaparse';

/** A row of a report: text and numbers by field name. */
export type ReportRow = Record<string, string | number>;

/** What a spreadsheet would run as a formula (OWASP, CSV injection): such a text gets an apostrophe in front. */
const formula = /^[=+\-@\t\r]/;

/**
 * The rows as CSV: a header of the field names, texts in double quotes, numbers bare,
 * lines ended by `\n` but for the last. No rows give an empty text.
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
