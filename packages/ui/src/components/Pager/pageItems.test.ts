import { describe, expect, it } from 'vitest';
import { pageItems } from './pageItems';

const shown = (page: number, pageCount: number) =>
  pageItems(page, pageCount)
    .map((item) => (typeof item === 'number' ? item : '…'))
    .join(' ');

describe('pageItems', () => {
  it('returns every page of a short list', () => {
    expect(shown(1, 1)).toBe('1');
    expect(shown(3, 5)).toBe('1 2 3 4 5');
    expect(shown(7, 7)).toBe('1 2 3 4 5 6 7');
  });

  it.each([
    [1, '1 2 3 4 5 … 200'],
    [4, '1 2 3 4 5 … 200'],
    [5, '1 … 4 5 6 … 200'],
    [8, '1 … 7 8 9 … 200'],
    [196, '1 … 195 196 197 … 200'],
    [197, '1 … 196 197 198 199 200'],
    [200, '1 … 196 197 198 199 200'],
  ])('abbreviates 200 pages around page %i', (page, expected) => {
    expect(shown(page, 200)).toBe(expected);
  });

  it('returns seven items for a long list, with the current page and its neighbours', () => {
    for (let pageCount = 8; pageCount <= 20; pageCount += 1) {
      for (let page = 1; page <= pageCount; page += 1) {
        const items = pageItems(page, pageCount);
        const wanted = [page - 1, page, page + 1].filter((it) => it >= 1 && it <= pageCount);
        expect(items).toEqual(expect.arrayContaining(wanted));
        expect(items).toHaveLength(7);
        expect(new Set(items).size).toBe(7);
      }
    }
  });
});
