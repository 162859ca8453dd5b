import { describe, expect, it } from 'vitest';
import { newestFirst } from './newestFirst';

const documents = [
  { id: 'a', uploadDate: '2026-10-06' },
  { id: 'b', uploadDate: '2026-11-16' },
  { id: 'c', uploadDate: '2026-10-06' },
  { id: 'd', uploadDate: '2026-11-09' },
];

describe('newestFirst', () => {
  it('puts the latest upload first and keeps the given order within a day', () => {
    expect(newestFirst(documents).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
  });

  it('does not mutate its input', () => {
    const before = [...documents];
    newestFirst(documents);
    expect(documents).toEqual(before);
  });

  it('returns an empty list unchanged', () => {
    expect(newestFirst([])).toEqual([]);
  });
});
