import { expect, test } from 'vitest';
import { createRegions } from './regions.ts';

function regionsOf(pixels: number[][], width = 200) {
  const regions = createRegions(width);
  for (const [x, y] of pixels) regions.add(x!, y!);
  return regions.list().map(({ x, y, width, height }) => [x, y, width, height]);
}

test('changed pixels that are close together are one region, with exact bounds', () => {
  const pixels = [
    [10, 10],
    [20, 12],
    [30, 30],
  ];
  expect(regionsOf(pixels)).toEqual([[10, 10, 21, 21]]);
});

test('changed pixels that are apart are separate regions, also at opposite edges of neighbouring rows', () => {
  const pixels = [
    [5, 5],
    [100, 5],
    [195, 20],
    [5, 40],
  ];
  expect(regionsOf(pixels)).toEqual([
    [5, 5, 1, 1],
    [100, 5, 1, 1],
    [195, 20, 1, 1],
    [5, 40, 1, 1],
  ]);
});

test('more than 40 regions are merged into one', () => {
  const pixels = Array.from({ length: 41 }, (_, i) => [5, i * 48]);
  expect(regionsOf(pixels)).toEqual([[5, 0, 1, 40 * 48 + 1]]);
});
