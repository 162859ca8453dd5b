/** What the client's documents wait for, in the words of the specification, for one document as for many. */
export function approvalMessage(needsReviewCount: number): string {
  return needsReviewCount > 0
    ? `${needsReviewCount} documents need approval`
    : 'All documents approved';
}
