import { expect, it } from 'vitest';
import { compareSeverity, countsToReview, statuses, statusNames, worstFirst } from './statuses';
import type { Status } from './statuses';

const listed = (...items: Status[]) => items.map((status) => ({ status }));

it('no two statuses have the same rank', () => {
  const ranks = Object.values(statuses).map(({ rank }) => rank);
  expect(new Set(ranks).size).toBe(ranks.length);
});

it('every status that needs review is listed and counted, worst first', () => {
  const all = listed(...statusNames);
  const names = worstFirst(all).map(({ status }) => status);
  expect(names).toEqual(['error', 'warning', 'missing']);
  expect(countsToReview(all)).toEqual(names.map((status) => ({ status, count: 1 })));
});

it('the list with more of the worst status comes first', () => {
  const lists = [
    listed(),
    listed('error', 'success'),
    listed('warning', 'warning', 'missing'),
    listed('error', 'warning'),
  ];
  expect(lists.toSorted(compareSeverity)).toEqual([lists[3], lists[1], lists[2], lists[0]]);
});
