import type { Finding } from '../patterns/PageSheet';

/** Findings of a bank statement, one of each kind; the places are those of DOC-2006. */
export const sampleFindings: readonly Finding[] = [
  {
    id: 'account-holder',
    panelId: 'fields',
    checkName: 'Account Holder',
    label: 'Account Holder',
    kind: 'field',
    boxes: [{ page: 1, x: 54, y: 132, width: 150, height: 14 }],
  },
  {
    id: 'transaction-lines',
    panelId: 'fields',
    checkName: 'Transaction Lines',
    label: 'Transaction Lines',
    kind: 'warning',
    boxes: [{ page: 1, x: 54, y: 420, width: 504, height: 26 }],
  },
  {
    id: 'branch-code',
    panelId: 'fields',
    label: 'Branch code',
    kind: 'field',
    missing: true,
    boxes: [{ page: 1, x: 400, y: 132, width: 110, height: 14 }],
  },
  {
    id: 'font-detection',
    panelId: 'fraud',
    checkName: 'Font Detection',
    label: 'Font Detection',
    kind: 'warning',
    boxes: [
      { page: 2, x: 430, y: 300, width: 60, height: 12 },
      { page: 2, x: 430, y: 362, width: 60, height: 12 },
    ],
  },
  {
    id: 'balance-verification',
    panelId: 'fraud',
    checkName: 'Balance Verification',
    label: 'Balance Verification',
    kind: 'error',
    boxes: [
      { page: 2, x: 480, y: 640, width: 78, height: 14 },
      { page: 3, x: 480, y: 96, width: 78, height: 14 },
    ],
  },
];
