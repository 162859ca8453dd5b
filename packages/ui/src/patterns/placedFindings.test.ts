import { describe, expect, it } from 'vitest';
import type { Finding, PageBox } from '../domain';
import { comparedPlace } from './comparedPlace';
import { placedFindings } from './placedFindings';

const on = (page: number, place: Partial<PageBox> = {}): PageBox => ({
  page,
  x: 10,
  y: 10,
  width: 10,
  height: 10,
  ...place,
});
const finding = (more: Partial<Finding>): Finding => ({
  id: 'finding',
  panelId: 'fraud',
  label: 'Finding',
  kind: 'error',
  boxes: [],
  ...more,
});
const bad = [on(6), on(0), on(1, { x: 700 }), on(1, { height: Number.NaN })];

describe('placedFindings', () => {
  it('keeps boxes on a page of the document, and every finding', () => {
    const [kept, empty] = placedFindings([finding({ boxes: [on(5), ...bad] }), finding({})], 5);
    expect(kept!.boxes).toEqual([on(5)]);
    expect(empty!.boxes).toEqual([]);
  });

  it.each([
    [
      { kind: 'places', first: on(1), second: on(6) },
      { kind: 'places', first: on(1), second: undefined },
    ],
    [
      { kind: 'record', onFile: 'Ana', printedAt: on(6) },
      { kind: 'record', onFile: 'Ana', printedAt: undefined },
    ],
    [
      { kind: 'sample', pairs: [{ suspicious: on(1), regular: on(6) }] },
      { kind: 'sample', pairs: [{ suspicious: on(1), regular: undefined }] },
    ],
  ] as const)('does the same with the places of a comparison: %o', (comparison, placed) => {
    expect(placedFindings([finding({ comparison })], 5)[0]!.comparison).toEqual(placed);
  });
});

describe('comparedPlace', () => {
  const item = (id: string, boxes: PageBox[]) => ({ id, label: id, boxes });
  const comparison = {
    kind: 'sum' as const,
    currency: 'PHP',
    items: [item('credits', [on(2)]), item('debits', [on(6)])],
    printed: item('closing', [on(1)]),
  };
  const [sum] = placedFindings([finding({ comparison })], 5);

  it('is a finding at the place of the item', () => {
    expect(comparedPlace(sum, 'closing')).toMatchObject({ id: 'closing', boxes: [on(1)] });
    expect(comparedPlace(sum, 'credits')).toMatchObject({ id: 'credits', kind: 'field' });
  });

  it('is undefined for an item without a place, an unknown one and other findings', () => {
    expect(comparedPlace(sum, 'debits')).toBeUndefined();
    expect(comparedPlace(sum, 'nowhere')).toBeUndefined();
    expect(comparedPlace(finding({}), 'credits')).toBeUndefined();
    expect(comparedPlace(null, 'credits')).toBeUndefined();
  });
});
