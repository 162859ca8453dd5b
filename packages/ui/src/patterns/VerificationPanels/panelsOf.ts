import type { VerificationResult } from '../../domain';
import type { VerificationPanel } from '../verificationPanel';

/** The three panels of a verification result, in display order (specification, section 2). */
export const panelsOf = (result: VerificationResult): VerificationPanel[] => [
  { id: 'fields', title: 'Utility Bill Fields', part: result.fieldsCompleted },
  { id: 'metadata', title: 'Metadata', part: result.metadata },
  { id: 'fraud', title: 'Fraud Detection', part: result.fraudDetection },
];
