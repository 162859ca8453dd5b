import { expect, test } from 'vitest';
import { areKept, figureOf, judge } from '../packages/app/bench/lib/promises.js';

test('a promise is kept up to its limit, missed beyond, and not measured without a figure', () => {
  const rows = [
    { page: '/', bytes: 100, score: 99 },
    { page: '/dashboard', bytes: 101, score: 100 },
  ];
  const promises = ['/', '/dashboard', '/nowhere'].flatMap((page) => [
    { what: `${page} bytes`, atMost: 100, read: figureOf('bytes', { page }) },
    { what: `${page} score`, atLeast: 100, read: figureOf('score', { page }) },
  ]);
  expect(judge(promises, rows)).toEqual([
    { promise: '/ bytes', limit: '≤ 100', figure: 100, outcome: 'kept' },
    { promise: '/ score', limit: '≥ 100', figure: 99, outcome: 'missed' },
    { promise: '/dashboard bytes', limit: '≤ 100', figure: 101, outcome: 'missed' },
    { promise: '/dashboard score', limit: '≥ 100', figure: 100, outcome: 'kept' },
    { promise: '/nowhere bytes', limit: '≤ 100', figure: undefined, outcome: 'not measured' },
    { promise: '/nowhere score', limit: '≥ 100', figure: undefined, outcome: 'not measured' },
  ]);
});

test('a run fails when a promise is missed or not measured', () => {
  const outcome = (figure?: number) =>
    areKept(judge([{ what: 'bytes', atMost: 100, read: () => figure }], []));
  expect([outcome(100), outcome(101), outcome()]).toEqual([true, false, false]);
});
