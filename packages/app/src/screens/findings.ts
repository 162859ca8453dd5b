import { findEvidence, findVerificationResult } from '@patunay/fixtures';
import type { Finding } from '@patunay/ui';

/** What was found in a document and where, each with its check's details as what there is to see. */
export function findFindings(documentId: string): readonly Finding[] {
  const result = findVerificationResult(documentId);
  if (!result) return [];
  const { fieldsCompleted, metadata, fraudDetection } = result;
  const checks = [fieldsCompleted, metadata, fraudDetection].flatMap((part) => part.checks);
  return findEvidence(documentId).map(({ id, panel, check, label, kind, missing, boxes }) => ({
    id,
    panelId: panel,
    checkName: check,
    label: checks.find(({ name }) => name === check)?.details ?? label,
    kind,
    missing,
    boxes,
  }));
}
