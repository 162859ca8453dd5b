import { findEvidence, findVerificationResult } from '@patunay/fixtures';
import type { Check, ComparedSides, Finding } from '@patunay/fixtures';
import { panelsOf } from '../patterns/VerificationPanels';

export { findEvidence as sampleFindings } from '@patunay/fixtures';

/** The panels of a sample document. */
export const samplePanels = (documentId: string) => panelsOf(findVerificationResult(documentId)!);

/** What a sample finding compares; fails if it is of another kind. */
export function sampleComparison<Kind extends ComparedSides['kind']>(
  documentId: string,
  findingId: string,
  kind: Kind,
) {
  const { comparison } = findEvidence(documentId).find(({ id }) => id === findingId)!;
  if (comparison?.kind !== kind) throw new Error(`${findingId} compares no ${kind}`);
  return comparison as Extract<ComparedSides, { kind: Kind }>;
}

/** A fraud panel with 60 findings on one page; some names have 200 letters. */
export function manyFindings() {
  const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
  const nameOf = (number: number) =>
    number % 20 === 0 ? `${number} ${'Pagsusurinanglagda'.repeat(11)}` : `Check ${number}`;
  const checks = numbers.map((number): Check => ({
    name: nameOf(number),
    status: number % 3 ? 'warning' : 'error',
    details: `Line ${number} differs.`,
  }));
  const findings = checks.map(({ name, details, status }, index): Finding => ({
    id: `line-${index}`,
    panelId: 'fraud',
    checkName: name,
    label: details,
    kind: status === 'error' ? 'error' : 'warning',
    boxes: [{ page: 2, x: 41, y: 120 + index * 10, width: 530, height: 8 }],
  }));
  const part = { score: 60, total: 60, needsReview: 60, details: 'Every line differs.', checks };
  return { panels: [{ id: 'fraud', title: 'Fraud Detection', part }], findings };
}
