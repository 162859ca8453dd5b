import { findEvidence, findVerificationResult } from '@patunay/fixtures';
import type { Check, ComparedSides, Evidence } from '@patunay/fixtures';
import { findingsOf } from '../patterns/findings';
import { panelsOf } from '../patterns/VerificationPanels';

/** The panels of a sample document. */
export const samplePanels = (documentId: string) => panelsOf(findVerificationResult(documentId)!);

/** The findings of checks that apply to the whole file. */
export const findingsOfChecks = (checks: readonly Check[]) =>
  findingsOf(
    [
      {
        id: 'fraud',
        title: 'Fraud Detection',
        part: { score: 0, total: 0, needsReview: 0, details: '', checks },
      },
    ],
    [],
    5,
  );

/** The findings of a sample document, by default with the evidence on its pages. */
export const sampleFindings = (
  documentId: string,
  evidence: readonly Evidence[] = findEvidence(documentId),
  pageCount = 5,
) => findingsOf(samplePanels(documentId), evidence, pageCount);

/** The evidence of a sample document, with other places. */
export const evidenceAt = (
  documentId: string,
  placesOf: (index: number) => Evidence['places'] = () => [],
) => findEvidence(documentId).map((item, index) => ({ ...item, places: placesOf(index) }));

/** What a sample finding compares; fails if it is of another kind. */
export function sampleComparison<Kind extends ComparedSides['kind']>(
  documentId: string,
  findingId: string,
  kind: Kind,
) {
  const { comparison } = sampleFindings(documentId).find(({ id }) => id === findingId)!;
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
  const evidence = numbers.map((number): Evidence => ({
    panel: 'fraud',
    of: 'check',
    name: nameOf(number),
    places: [{ page: 2, x: 41, y: 110 + number * 10, width: 530, height: 8 }],
  }));
  const part = { score: 60, total: 60, needsReview: 60, details: 'Every line differs.', checks };
  const panels = [{ id: 'fraud', title: 'Fraud Detection', part }];
  return { panels, findings: findingsOf(panels, evidence, 5) };
}
