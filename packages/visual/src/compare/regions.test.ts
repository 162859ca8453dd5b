import { expect, test } from 'vitest';
import { cellAt, regionsOf } from './regions.ts';

const boxes = (...cells: [column: number, row: number][]) =>
  regionsOf(new Set(cells.map(([column, row]) => cellAt(column, row)))).map(Object.values);

test('neighbouring cells are one region, others are apart', () => {
  expect(boxes([0, 0], [1, 1], [1, 2], [4, 0])).toEqual([
    [0, 0, 32, 48],
    [64, 0, 16, 16],
  ]);
});

test('more than 40 regions are merged into one', () => {
  const cells = Array.from({ length: 41 }, (_, i): [number, number] => [0, i * 2]);
  expect(boxes(...cells)).toEqual([[0, 0, 16, 81 * 16]]);
});
