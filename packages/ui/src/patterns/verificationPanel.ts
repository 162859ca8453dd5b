import type { VerificationPart } from '../domain';

export interface VerificationPanel {
  /** Identifies the panel in `value`. */
  id: string;
  title: string;
  part: VerificationPart;
}
