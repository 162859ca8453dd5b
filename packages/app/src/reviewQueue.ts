import { documents, findVerificationResult } from '@patunay/fixtures';
import type { Document } from '@patunay/fixtures';

/** How many errors, warnings and missing fields a document has: the more serious first. */
function severityOf({ id }: Document) {
  const { fieldsCompleted, metadata, fraudDetection } = findVerificationResult(id)!;
  const parts = [fieldsCompleted, metadata, fraudDetection];
  const count = (status: 'error' | 'warning') =>
    parts.flatMap(({ checks }) => checks).filter((check) => check.status === status).length;
  const missing = parts.reduce((sum, { score, total }) => sum + total - score, 0);
  return [count('error'), count('warning'), missing];
}

/** Sorts the worst first; those that are equally bad stay in their order. */
function bySeverity(a: Document, b: Document) {
  const other = severityOf(b);
  const differences = severityOf(a).map((count, index) => other[index]! - count);
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** The documents that need review, worst first. */
export const reviewQueue = documents.filter(({ needsReview }) => needsReview).toSorted(bySeverity);
