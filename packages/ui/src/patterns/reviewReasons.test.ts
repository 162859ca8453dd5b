import { verificationResults } from '@patunay/fixtures';
import { describe, expect, it } from 'vitest';
import { sampleFindings, samplePanels } from '../stories/samples';
import { reviewReasons } from './reviewReasons';

const reasonsOf = (documentId: string) =>
  reviewReasons(samplePanels(documentId), sampleFindings(documentId)).map(({ status, name }) => [
    status,
    name,
  ]);

describe('reviewReasons', () => {
  it('lists errors first, then warnings, then missing fields', () => {
    expect(reasonsOf('DOC-2006').map(([status]) => status)).toEqual([
      ...['error', 'error', 'warning', 'warning', 'warning', 'warning', 'missing', 'missing'],
    ]);
  });

  it('counts the missing fields of a panel as one reason', () => {
    expect(reasonsOf('DOC-2003')).toEqual([['missing', '2 fields missing']]);
    expect(reasonsOf('DOC-2005')).toContainEqual(['missing', '1 field missing']);
  });

  it('gives a reason for every document that needs review, and for no other document', () => {
    for (const { documentId, ...parts } of verificationResults) {
      const clear = Object.values(parts).every(
        ({ score, total, needsReview }) => score === total && needsReview === 0,
      );
      expect(reasonsOf(documentId).length === 0, documentId).toBe(clear);
    }
  });

  it('includes the findings on the pages', () => {
    const reasons = reviewReasons(samplePanels('DOC-2005'), sampleFindings('DOC-2005'));
    const places = reasons.map(({ findings }) => findings.map(({ id }) => id));
    expect(places).toEqual([['copy-move-detection'], [], []]);
  });

  it('lists warnings and errors that belong to no check, but no field that was read', () => {
    const place = { panelId: 'fields', boxes: [{ page: 1, x: 0, y: 0, width: 10, height: 10 }] };
    const reasons = reviewReasons(samplePanels('DOC-2001'), [
      { ...place, id: 'name', label: 'Account name', kind: 'field' },
      { ...place, id: 'tear', label: 'Torn corner', kind: 'warning' },
    ]);
    expect(reasons.map(({ status, name }) => [status, name])).toEqual([['warning', 'Torn corner']]);
  });
});
