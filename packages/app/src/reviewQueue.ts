import { documents } from '@patunay/fixtures';
import { compareSeverity } from '@patunay/ui';
import { verificationOf } from './verificationOf';

/** The documents that need review, worst first; equally bad ones keep their order. */
export const reviewQueue = documents
  .filter(({ needsReview }) => needsReview)
  .toSorted((one, other) =>
    compareSeverity(verificationOf(one).findings, verificationOf(other).findings),
  );
