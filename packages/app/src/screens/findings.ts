import { findEvidence, findVerificationResult } from '@patunay/fixtures';
import type { Finding } from '@patunay/fixtures';

/** A document's findings with their regions, each described by the details of its check. */
export function findFindings(documentId: string): readonly Finding[] {
  const result = findVerificationResult(documentId);
  if (!result) return [];
  const { fieldsCompleted, metadata, fraudDetection } = result;
  const checks = [fieldsCompleted, metadata, fraudDetection].flatMap((part) => part.checks);
  return findEvidence(documentId).map((finding) => ({
    ...finding,
    label: checks.find(({ name }) => name === finding.checkName)?.details ?? finding.label,
  }));
}
