import { expect, it } from 'vitest';
import { scaleOf } from './scale';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [6, [0, 2, 4, 6]],
  [212, [0, 50, 100, 150, 200, 250]],
  [10_000, [0, 2000, 4000, 6000, 8000, 10_000]],
])('a scale up to %d', (max, scale) => {
  expect(scaleOf(max)).toEqual(scale);
});
