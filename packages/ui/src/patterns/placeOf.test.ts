import { describe, expect, it } from 'vitest';
import { pagesOf, placeOf } from './placeOf';

const on = (...pages: number[]) => ({
  boxes: pages.map((page) => ({ page, x: 0, y: 0, width: 10, height: 10 })),
});

describe('pagesOf', () => {
  it('lists every page once, in order', () => {
    expect(pagesOf(on(3, 1, 3))).toEqual([1, 3]);
  });
});

describe('placeOf', () => {
  it('lists the pages, or shows three or more consecutive ones as a range', () => {
    expect(placeOf(on(2, 2))).toBe('p. 2');
    expect(placeOf(on(1, 2))).toBe('p. 1, 2');
    expect(placeOf(on(2, 3, 4))).toBe('p. 2–4');
    expect(placeOf(on(1, 2, 5))).toBe('p. 1, 2, 5');
  });

  it('says that there is no place', () => expect(placeOf(on())).toBe('no place'));

  it('never equals the name of a pager button', () => {
    expect(placeOf(on(2))).not.toMatch(/page/i);
  });
});
