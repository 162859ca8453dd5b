import type { VerificationPart } from '../domain';

export interface PanelCounts {
  /** Items found and items expected, as displayed: `12 / 14`. */
  fields: string;
  /** Items expected but not found. */
  missing: number;
  /** Checks that did not succeed. */
  issues: number;
  /** Whether the panel has a red edge: a field is missing, or there is an issue. */
  attention: boolean;
}

/** Calculates a panel's counts (specification, sections 2 to 4). */
export function panelCounts({
  score,
  total,
  needsReview,
}: Pick<VerificationPart, 'score' | 'total' | 'needsReview'>): PanelCounts {
  const missing = total - score;
  return {
    fields: `${score} / ${total}`,
    missing,
    issues: needsReview,
    attention: missing > 0 || needsReview > 0,
  };
}
