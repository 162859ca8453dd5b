import type { VerificationPart } from '../../domain';

export interface VerificationPanel {
  /** Names the panel in `value`. */
  id: string;
  title: string;
  part: VerificationPart;
}
