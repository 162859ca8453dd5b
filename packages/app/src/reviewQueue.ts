import { documents } from '@patunay/fixtures';
import type { Document } from '@patunay/fixtures';
import { verificationOf } from './verificationOf';

/** How many errors, warnings and missing fields a document has: the more serious first. */
function severityOf(document: Document) {
  const { fieldsCompleted, metadata, fraudDetection } = verificationOf(document);
  const parts = [fieldsCompleted, metadata, fraudDetection];
  const count = (status: 'error' | 'warning') =>
    parts.flatMap(({ checks }) => checks).filter((check) => check.status === status).length;
  const missing = parts.reduce((sum, { score, total }) => sum + total - score, 0);
  return [count('error'), count('warning'), missing];
}

/** Sorts the worst first; those that are equally bad stay in their order. */
function bySeverity(a: Document, b: Document) {
  const other = severityOf(b);
  const differences = severityOf(a).map((count, index) => (other[index] ?? 0) - count);
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** The documents that need review, worst first. */
export const reviewQueue = documents.filter(({ needsReview }) => needsReview).toSorted(bySeverity);
