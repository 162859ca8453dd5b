import { describe, expect, it } from 'vitest';
import type { Place } from '../../domain';
import { sampleFindings } from '../../stories/samples';
import { findingName } from '../findings';
import { marksOnPage, reachOf } from './marks';
import type { Mark } from './marks';

const box = (place: Partial<Place>): Place => ({
  page: 1,
  x: 100,
  y: 100,
  width: 100,
  height: 10,
  ...place,
});
const finding = (id: string, ...places: Place[]) =>
  ({ id, panel: 'fields', name: id, status: 'error', places }) as const;
const mark = (place: Partial<Place>): Mark => {
  const only = box(place);
  return { finding: finding('a', only), box: only, number: 1, count: 1 };
};

describe('marksOnPage', () => {
  const order = (...places: Partial<Place>[]) => {
    const boxes = places.map(box);
    return marksOnPage([finding('a', ...boxes)], 1).map((one) => boxes.indexOf(one.box));
  };

  it('reads from top to bottom, and a line from left to right, whatever the order of the findings', () => {
    expect(order({ y: 300 }, { y: 104, x: 300 }, { y: 100 }, { y: 200 })).toEqual([2, 1, 3, 0]);
  });

  it('does not take what is beside a tall mark for one line', () => {
    expect(order({ x: 50, y: 90, height: 100 }, { y: 150 }, { y: 110 })).toEqual([0, 2, 1]);
  });

  it('puts a mark inside another one after it', () => {
    expect(order({ x: 105, y: 102, width: 50, height: 6 }, {})).toEqual([1, 0]);
  });

  it('numbers the boxes of a finding on the page', () => {
    const marks = marksOnPage([finding('a', box({}), box({ page: 2 }), box({ y: 300 }))], 1);
    expect(marks.map(({ number, count }) => [number, count])).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('on the sample statement, the account holder comes before the branch code', () => {
    const names = marksOnPage(sampleFindings('DOC-2006'), 1).map((one) => findingName(one.finding));
    expect(names).toContain('Missing: Branch Code');
    expect(names.indexOf('Account Holder')).toBeLessThan(names.indexOf('Missing: Branch Code'));
  });
});

describe('reachOf', () => {
  const centre = box({});

  it('is that to the middle between two boxes, on the side of the other one', () => {
    const { top, bottom, left, right } = reachOf(centre, [mark({ y: 120 })], 0);
    expect((bottom / 100) * 792).toBeCloseTo(10);
    expect([top, left, right]).toEqual([100, 100, 100]);
    expect((reachOf(centre, [mark({ y: 70 })], 0).top / 100) * 792).toBeCloseTo(15);
    expect((reachOf(centre, [mark({ x: 220 })], 0).right / 100) * 612).toBeCloseTo(60);
    expect((reachOf(centre, [mark({ x: 0, width: 80 })], 0).left / 100) * 612).toBeCloseTo(60);
  });

  it('turns with the page', () => {
    const { left } = reachOf(centre, [mark({ y: 120 })], 90);
    expect((left / 100) * 792).toBeCloseTo(10);
  });

  it('ignores boxes around it and inside of it', () => {
    const around = mark({ x: 95, y: 95, width: 110, height: 20 });
    expect(reachOf(centre, [around], 0)).toEqual(reachOf(centre, [], 0));
    expect(reachOf(around.box, [mark({})], 0)).toEqual(reachOf(centre, [], 0));
  });
});
