import { findEvidence, verificationResults, viewerPageCount } from '@patunay/fixtures';
import type { ClientDocument } from '@patunay/fixtures';
import { findingsOf, panelsOf } from '@patunay/ui';

const verifications = new Map(
  verificationResults.map((result) => {
    const panels = panelsOf(result);
    const findings = findingsOf(panels, findEvidence(result.documentId), viewerPageCount);
    return [result.documentId, { panels, findings }];
  }),
);

/** The panels and findings of a sample document. Throws for any other document. */
export function verificationOf({ id }: ClientDocument) {
  const verification = verifications.get(id);
  if (!verification) throw new Error(`The document ${id} has no verification result.`);
  return verification;
}
