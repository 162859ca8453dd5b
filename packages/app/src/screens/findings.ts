import { findEvidence, findVerificationResult } from '@patunay/fixtures';
import type { Finding } from '@patunay/ui';

/** A document's findings with their regions, each described by the details of its check. */
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
