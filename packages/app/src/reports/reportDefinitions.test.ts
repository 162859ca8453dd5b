import { describe, expect, it } from 'vitest';
import { reportDefinitions } from './reportDefinitions';

describe('reportDefinitions', () => {
  it.each(reportDefinitions.map((report) => [report.label, report] as const))(
    '%s shows every field of its rows, in their order',
    (_label, { columns, rows }) => {
      for (const row of rows) {
        expect(columns.map(({ key }) => key as string)).toEqual(Object.keys(row));
      }
    },
  );

  it('names the exported files as the specification does', () => {
    expect(reportDefinitions.map(({ label, fileName }) => [label, fileName])).toEqual([
      ['Bank Statements', 'bank_statements_report'],
      ['Utility Bills', 'utility_bills_report'],
      ['Rejected Documents', 'rejected_documents_report'],
      ['Approved Documents', 'approved_documents_report'],
    ]);
  });
});
