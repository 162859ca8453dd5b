import { verificationResults } from '@patunay/fixtures';
import { expect, it } from 'vitest';
import { failedChecks } from './failedChecks';

it('counts the documents that fail each check', () => {
  const bars = failedChecks(verificationResults);
  expect(bars[0]).toEqual({ label: 'Editing History', value: 2 });
  expect(bars.reduce((sum, { value }) => sum + value, 0)).toBe(
    verificationResults
      .flatMap(({ fieldsCompleted, metadata, fraudDetection }) => [
        fieldsCompleted,
        metadata,
        fraudDetection,
      ])
      .reduce((sum, { needsReview }) => sum + needsReview, 0),
  );
  expect(failedChecks([])).toEqual([]);
});
