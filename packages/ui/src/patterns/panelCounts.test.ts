import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { panelCounts } from './panelCounts';

describe('panelCounts', () => {
  it('counts fields, missing fields and issues', () => {
    expect(panelCounts({ score: 12, total: 14, needsReview: 1 })).toEqual({
      fields: '12 / 14',
      missing: 2,
      issues: 1,
      attention: true,
    });
  });

  it('needs no attention if everything was found and passed', () => {
    expect(panelCounts({ score: 14, total: 14, needsReview: 0 }).attention).toBe(false);
  });

  it('needs attention with missing fields, even without issues', () => {
    expect(panelCounts({ score: 13, total: 14, needsReview: 0 }).attention).toBe(true);
  });

  it('needs attention with issues, even without missing fields', () => {
    expect(panelCounts({ score: 14, total: 14, needsReview: 1 }).attention).toBe(true);
  });

  const parts = fc
    .record({ total: fc.nat(1000), needsReview: fc.nat(50), found: fc.nat(1000) })
    .map(({ total, needsReview, found }) => ({
      total,
      needsReview,
      score: Math.min(found, total),
    }));

  it('found and missing add up to what was expected', () => {
    fc.assert(
      fc.property(parts, (part) => {
        const { fields, missing } = panelCounts(part);
        const [found, expected] = fields.split(' / ').map(Number);
        expect(found! + missing).toBe(part.total);
        expect(expected).toBe(part.total);
      }),
    );
  });

  it('needs attention if, and only if, Missing or Issues is above 0', () => {
    fc.assert(
      fc.property(parts, (part) => {
        const { missing, issues, attention } = panelCounts(part);
        expect(issues).toBe(part.needsReview);
        expect(attention).toBe(missing + issues > 0);
      }),
    );
  });
});
