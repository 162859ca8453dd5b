import { reports } from '@patunay/fixtures';
import type { Reports } from '@patunay/fixtures';
import type { Report, ReportColumn } from '@patunay/ui';

type RowOf<Id extends keyof Reports> = Reports[Id][number];

interface ReportDefinition<Id extends keyof Reports> extends Report {
  id: Id;
  /** The name of an exported file, without its extension (specification, section 7). */
  fileName: string;
  columns: (ReportColumn & { key: keyof RowOf<Id> & string })[];
  rows: Reports[Id];
}

const define = <Id extends keyof Reports>(
  definition: Omit<ReportDefinition<Id>, 'rows'>,
): ReportDefinition<Id> => ({ ...definition, rows: reports[definition.id] });

/** The four reports, in the order of their tabs (specification, section 2). */
export const reportDefinitions = [
  define({
    id: 'bank',
    label: 'Bank Statements',
    fileName: 'bank_statements_report',
    columns: [
      { key: 'bankName', header: 'Bank Name', kind: 'title' },
      { key: 'count', header: 'Count', kind: 'count' },
      { key: 'lastUpload', header: 'Last Upload', kind: 'date' },
    ],
  }),
  define({
    id: 'utility',
    label: 'Utility Bills',
    fileName: 'utility_bills_report',
    columns: [
      { key: 'provider', header: 'Provider', kind: 'title' },
      { key: 'count', header: 'Count', kind: 'count' },
      { key: 'lastUpload', header: 'Last Upload', kind: 'date' },
    ],
  }),
  define({
    id: 'rejected',
    label: 'Rejected Documents',
    fileName: 'rejected_documents_report',
    stack: 'tablet',
    columns: [
      { key: 'documentName', header: 'Document Name', kind: 'title' },
      { key: 'documentType', header: 'Document Type' },
      { key: 'clientName', header: 'Client Name' },
      { key: 'rejectedBy', header: 'Rejected By' },
      { key: 'rejectionDate', header: 'Rejection Date', kind: 'date' },
      { key: 'reason', header: 'Reason', kind: 'prose' },
    ],
  }),
  define({
    id: 'approved',
    label: 'Approved Documents',
    fileName: 'approved_documents_report',
    stack: 'tablet',
    columns: [
      { key: 'documentName', header: 'Document Name', kind: 'title' },
      { key: 'documentType', header: 'Document Type' },
      { key: 'clientName', header: 'Client Name' },
      { key: 'approvedBy', header: 'Approved By' },
      { key: 'approvalDate', header: 'Approval Date', kind: 'date' },
      { key: 'notes', header: 'Notes', kind: 'prose' },
    ],
  }),
] as const;
