import { expect, test } from 'vitest';
import { compareWithLimits } from '../packages/app/bench/lib/limits.ts';

const outcomeOf = (limit: object, ...runs: Record<string, number>[]) =>
  compareWithLimits([{ figure: 'page', ...limit }], runs)[0]!.outcome;

test('a figure that equals its limit passes, one beyond it fails', () => {
  expect(outcomeOf({ atMost: 100 }, { page: 100 })).toBe('kept');
  expect(outcomeOf({ atMost: 100 }, { page: 101 })).toBe('missed');
  expect(outcomeOf({ atLeast: 100 }, { page: 100 })).toBe('kept');
  expect(outcomeOf({ atLeast: 100 }, { page: 99 })).toBe('missed');
  expect(outcomeOf({ atMost: 0 }, { page: 0 }, { page: 0 })).toBe('kept');
});

test('a ratio uses the reference from the same run', () => {
  const limit = { over: 'reference', atMost: 4 };
  const runs = [
    { page: 40, reference: 10 },
    { page: 400, reference: 100 },
    { page: 4, reference: 1 },
  ];
  expect(compareWithLimits([{ figure: 'page', ...limit }], runs)).toEqual([
    {
      figure: 'page',
      over: 'reference',
      limit: '≤ 4',
      median: 40,
      ratio: 4,
      'spread %': 0,
      outcome: 'kept',
    },
  ]);
});

test('a missing figure misses its limit', () => {
  expect(outcomeOf({ atMost: 100 })).toBe('missed: not measured');
  expect(outcomeOf({ atMost: 100 }, { page: 1 }, {})).toBe('missed: not measured');
  expect(outcomeOf({ over: 'reference', atMost: 100 }, { page: 1 })).toBe('missed: not measured');
});

test('a figure that varies by more than 15% between runs neither passes nor fails', () => {
  expect(outcomeOf({ atMost: 100 }, { page: 90 }, { page: 99 }, { page: 110 })).toBe('not steady');
  expect(outcomeOf({ atMost: 100 }, { page: 10 }, { page: 20 }, { page: 90 })).toBe('not steady');
  expect(outcomeOf({ atMost: 100 }, { page: 95 }, { page: 99 }, { page: 101 })).toBe('kept');
});

test('a figure that misses its limit in every run fails, however much it varies', () => {
  expect(outcomeOf({ atMost: 100 }, { page: 200 }, { page: 300 }, { page: 400 })).toBe('missed');
  expect(outcomeOf({ atLeast: 100 }, { page: 10 }, { page: 20 }, { page: 90 })).toBe('missed');
});
