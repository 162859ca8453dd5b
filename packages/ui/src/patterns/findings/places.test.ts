import { describe, expect, it } from 'vitest';
import { pageLabel, pagesOf, placesOn, sheetSize } from './places';

const on = (...pages: number[]) => ({
  places: pages.map((page) => ({ page, x: 0, y: 0, width: 10, height: 10 })),
});

describe('pagesOf', () => {
  it('lists every page once, in order', () => {
    expect(pagesOf(on(3, 1, 3))).toEqual([1, 3]);
  });
});

describe('placesOn', () => {
  it('leaves out places on other pages and outside the page', () => {
    const place = { page: 2, x: 0, y: 0, width: 10, height: 10 };
    const places = [
      place,
      { ...place, page: 1 },
      { ...place, x: -5 },
      { ...place, x: -10 },
      { ...place, x: sheetSize.width },
      { ...place, y: sheetSize.height + 40 },
      { ...place, width: Number.NaN },
    ];
    expect(placesOn({ places }, 2)).toEqual([places[0], places[2]]);
  });
});

describe('pageLabel', () => {
  it('lists the pages, or shows three or more consecutive ones as a range', () => {
    expect(pageLabel(on(2, 2))).toBe('p. 2');
    expect(pageLabel(on(1, 2))).toBe('p. 1, 2');
    expect(pageLabel(on(2, 3, 4))).toBe('p. 2–4');
    expect(pageLabel(on(1, 2, 5))).toBe('p. 1, 2, 5');
  });

  it('says that there is no place', () => expect(pageLabel(on())).toBe('no place'));

  it('never equals the name of a pager button', () => {
    expect(pageLabel(on(2))).not.toMatch(/page/i);
  });
});
