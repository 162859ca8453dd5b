import { describe, expect, it } from 'vitest';
import { pageBounds, tablePageCount } from './paging';

describe('tablePageCount', () => {
  it.each([
    [0, 1],
    [5, 1],
    [100, 1],
    [101, 3],
    [150, 3],
    [151, 4],
    [10_000, 200],
  ])('%i rows make %i pages', (rows, pages) => {
    expect(tablePageCount(rows)).toBe(pages);
  });
});

describe('pageBounds', () => {
  it('returns all rows of a short table, whatever the page', () => {
    expect(pageBounds(100, 2)).toEqual({ page: 1, pageCount: 1, start: 0, end: 100 });
    expect(pageBounds(0, 1)).toEqual({ page: 1, pageCount: 1, start: 0, end: 0 });
  });

  it('returns 50 rows per page, and the rest on the last page', () => {
    expect(pageBounds(101, 1)).toEqual({ page: 1, pageCount: 3, start: 0, end: 50 });
    expect(pageBounds(101, 3)).toEqual({ page: 3, pageCount: 3, start: 100, end: 101 });
  });

  it('clamps a page that does not exist', () => {
    expect(pageBounds(500, 99)).toMatchObject({ page: 10, start: 450, end: 500 });
    expect(pageBounds(500, 0)).toMatchObject({ page: 1, start: 0 });
  });
});
