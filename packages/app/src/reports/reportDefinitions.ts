import { reports } from '@patunay/fixtures';
import type { Reports } from '@patunay/fixtures';

type RowOf<Id extends keyof Reports> = Reports[Id][number];

interface ReportDefinition<Id extends keyof Reports> {
  id: Id;
  label: string;
  /** The name of an exported file, without its extension (specification, section 7). */
  fileName: string;
  columns: { key: keyof RowOf<Id> & string; header: string }[];
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
      { key: 'bankName', header: 'Bank Name' },
      { key: 'count', header: 'Count' },
      { key: 'lastUpload', header: 'Last Upload' },
    ],
  }),
  define({
    id: 'utility',
    label: 'Utility Bills',
    fileName: 'utility_bills_report',
    columns: [
      { key: 'provider', header: 'Provider' },
      { key: 'count', header: 'Count' },
      { key: 'lastUpload', header: 'Last Upload' },
    ],
  }),
  define({
    id: 'rejected',
    label: 'Rejected Documents',
    fileName: 'rejected_documents_report',
    columns: [
      { key: 'documentName', header: 'Document Name' },
      { key: 'documentType', header: 'Document Type' },
      { key: 'clientName', header: 'Client Name' },
      { key: 'rejectedBy', header: 'Rejected By' },
      { key: 'rejectionDate', header: 'Rejection Date' },
      { key: 'reason', header: 'Reason' },
    ],
  }),
  define({
    id: 'approved',
    label: 'Approved Documents',
    fileName: 'approved_documents_report',
    columns: [
      { key: 'documentName', header: 'Document Name' },
      { key: 'documentType', header: 'Document Type' },
      { key: 'clientName', header: 'Client Name' },
      { key: 'approvedBy', header: 'Approved By' },
      { key: 'approvalDate', header: 'Approval Date' },
      { key: 'notes', header: 'Notes' },
    ],
  }),
] as const;
