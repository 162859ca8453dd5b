import { findVerificationResult } from '@patunay/fixtures';
import { panelsOf } from '../patterns/VerificationPanels';

export { findEvidence as sampleFindings } from '@patunay/fixtures';

/** The panels of a sample document. */
export const samplePanels = (documentId: string) => panelsOf(findVerificationResult(documentId)!);
