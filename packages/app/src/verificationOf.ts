import { findVerificationResult } from '@patunay/fixtures';
import type { Document } from '@patunay/fixtures';

/** The verification result of a document of the sample data: each has one. Throws for another document. */
export function verificationOf({ id }: Document) {
  const result = findVerificationResult(id);
  if (!result) throw new Error(`The document ${id} has no verification result.`);
  return result;
}
