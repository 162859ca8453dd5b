import { reports } from '@patunay/fixtures';
import type { ReportRow } from '@patunay/ui';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv, toJson } from './formats';

const sampleReports = Object.entries(reports).map(([name, rows]) => ({
  name,
  rows: rows as readonly ReportRow[],
}));

/** Text with quotes, separators, line breaks, non-ASCII characters, and characters that start a formula. */
const specialText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        '"',
        '""',
        ',',
        '\n',
        '\r\n',
        ';',
        ' ',
        'ñ',
        '₱',
        '\u200f',
        '😀',
        '=',
        '-',
        '@',
      ),
    )
    .map((parts) => parts.join('')),
);

const unpleasantRows = fc.array(
  fc.record({ reason: specialText, count: fc.integer(), notes: specialText }),
  { minLength: 1, maxLength: 20 },
);

const startsLikeFormula = (text: string) => /^[=+\-@\t\r]/.test(text);

/** Reads the CSV with an independent parser, which throws on invalid input. */
const readCsv = (rows: readonly ReportRow[]): unknown =>
  parse(toCsv(rows), { columns: true, recordDelimiter: '\n' });

describe('toCsv', () => {
  it('has an unquoted header, quoted text, unquoted numbers, and no trailing newline', () => {
    const rows = [
      { bankName: 'Bangko Sampaguita', count: 12, lastUpload: '2026-11-16' },
      { bankName: 'He said "no", twice', count: 0, lastUpload: '' },
    ];
    expect(toCsv(rows)).toBe(
      'bankName,count,lastUpload\n' +
        '"Bangko Sampaguita",12,"2026-11-16"\n' +
        '"He said ""no"", twice",0,""',
    );
  });

  it('prefixes an apostrophe to text that a spreadsheet would evaluate as a formula, and to no other', () => {
    const texts = ['=1+1', '+63 2', '-5', '@SUM(A1)', '\tx', '\rx', "'quoted", 'a=b', ' =1'];
    const written = toCsv(texts.map((text) => ({ text })));
    const [, ...lines] = parse(written, { recordDelimiter: '\n' });
    expect(lines.map(([text]) => text)).toEqual(
      texts.map((text) => (startsLikeFormula(text) ? `'${text}` : text)),
    );
  });

  it('leaves negative numbers alone', () => {
    expect(toCsv([{ count: -3 }])).toBe('count\n-3');
  });

  it('returns an empty string for no rows', () => {
    expect(toCsv([])).toBe('');
  });

  it.each(sampleReports)('reads back the $name report exactly', ({ rows }) => {
    expect(readCsv(rows)).toEqual(
      rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([field, value]) => [field, String(value)])),
      ),
    );
  });

  it('reads back rows with any special characters', () => {
    fc.assert(
      fc.property(unpleasantRows, (rows) => {
        const safe = (text: string) => (startsLikeFormula(text) ? `'${text}` : text);
        expect(readCsv(rows)).toEqual(
          rows.map(({ reason, count, notes }) => ({
            reason: safe(reason),
            count: String(count),
            notes: safe(notes),
          })),
        );
      }),
    );
  });
});

describe('toJson', () => {
  it('returns the rows, indented by two spaces', () => {
    expect(toJson([{ a: 1 }])).toBe('[\n  {\n    "a": 1\n  }\n]');
  });

  it('reads back rows with any special characters', () => {
    fc.assert(
      fc.property(unpleasantRows, (rows) => {
        expect(JSON.parse(toJson(rows))).toEqual(rows);
      }),
    );
  });
});
