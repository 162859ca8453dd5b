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
        '＝',
        '\u3000',
      ),
    )
    .map((parts) => parts.join('')),
);

const unpleasantRows = fc.array(
  fc.record({ reason: specialText, count: fc.integer(), notes: specialText }),
  { minLength: 1, maxLength: 20 },
);

const startsLikeFormula = (text: string) =>
  [...'=+-@＝＋－＠\t\r\n'].some((start) => text.replace(/^[ \u3000]+/, '').startsWith(start));

/** Reads the CSV with an independent parser, which throws on invalid input. */
const readCsv = (rows: readonly ReportRow[]): unknown =>
  parse(toCsv(rows), { bom: true, columns: true, recordDelimiter: '\r\n' });

describe('toCsv', () => {
  it('has a byte-order mark, an unquoted header, quoted text, unquoted numbers, CRLF, and no trailing newline', () => {
    const rows = [
      { bankName: 'Bangko Sampaguita', count: 12, lastUpload: '2026-11-16' },
      { bankName: 'He said "no", twice', count: 0, lastUpload: '' },
    ];
    expect(toCsv(rows)).toBe(
      '\uFEFFbankName,count,lastUpload\r\n' +
        '"Bangko Sampaguita",12,"2026-11-16"\r\n' +
        '"He said ""no"", twice",0,""',
    );
  });

  it('prefixes an apostrophe to text that a spreadsheet would evaluate as a formula, and to no other', () => {
    const formulas = [
      ...['=1+1', '+63 2', '-5', '@SUM(A1)', '\tx', '\rx', '\nx', '\r\n=1'],
      ...['＝1+1', '＋63 2', '－5', '＠SUM(A1)', ' =1', '  -5', '\u3000＝1', ' \tx'],
    ];
    const others = ["'quoted", 'a=b', ' a', '', ' ', '1-2', '\u3000'];
    const readBack = (texts: string[]) =>
      readCsv(texts.map((text) => ({ text }))) as { text: string }[];
    expect(readBack(formulas)).toEqual(formulas.map((text) => ({ text: `'${text}` })));
    expect(readBack(others)).toEqual(others.map((text) => ({ text })));
  });

  it('leaves negative numbers alone', () => {
    expect(toCsv([{ count: -3 }])).toBe('\uFEFFcount\r\n-3');
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
