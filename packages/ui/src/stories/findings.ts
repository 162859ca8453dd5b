import { findEvidence } from '@patunay/fixtures';
import type { Finding } from '../patterns/PageSheet';

/** The findings on the pages of a sample document. */
export const findingsOf = (documentId: string): readonly Finding[] =>
  findEvidence(documentId).map(({ panel, check, ...evidence }) => ({
    ...evidence,
    panelId: panel,
    checkName: check,
  }));
