/** The approval message, worded as in the specification (section 2): plural even for one document. */
export function approvalMessage(needsReviewCount: number): string {
  return needsReviewCount > 0
    ? `${needsReviewCount} documents need approval`
    : 'All documents approved';
}
