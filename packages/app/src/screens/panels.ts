import { findVerificationResult } from '@patunay/fixtures';
import type { VerificationPanel } from '@patunay/ui';

/** A document's three panels, in display order. */
export function panelsOf(documentId: string): VerificationPanel[] {
  const result = findVerificationResult(documentId);
  if (!result) throw new Error(`Document ${documentId} has no verification result.`);
  return [
    { id: 'fields', title: 'Utility Bill Fields', part: result.fieldsCompleted },
    { id: 'metadata', title: 'Metadata', part: result.metadata },
    { id: 'fraud', title: 'Fraud Detection', part: result.fraudDetection },
  ];
}
