import type { Check } from '../CheckList';

/** One part of a verification result. */
export interface VerificationPart {
  /** Items found; at least 0, at most `total`. */
  score: number;
  /** Items expected. */
  total: number;
  /** How many of the checks did not succeed. */
  needsReview: number;
  /** The outcome in a sentence. */
  details: string;
  checks: readonly Check[];
}

export interface VerificationPanel {
  /** Names the panel in `value`. */
  id: string;
  title: string;
  part: VerificationPart;
}
