import { expect, test } from 'vitest';
import { percentage } from './percentage.ts';

test('a share has two significant digits, also if it is all or a single pixel of many', () => {
  expect([1, 0.9999, 0.051, 1 / 7_200_000].map(percentage)).toEqual([
    ...['100 %', '100 %', '5.1 %', '0.000014 %'],
  ]);
});
