import { expect, test } from 'vitest';
import { compare } from './pixels.ts';

/** An image of one colour, except for the given pixels. */
function image(width: number, height: number, ...marked: [x: number, y: number][]) {
  const data = Buffer.alloc(width * height * 4, 255);
  for (const [x, y] of marked) data[(y * width + x) * 4] = 254;
  return { width, height, data };
}

test.each([
  ['one step of one channel', image(9, 8, [2, 3]), 1, { x: 2, y: 3, width: 1, height: 1 }],
  ['two corners', image(9, 8, [0, 0], [8, 7]), 2, { x: 0, y: 0, width: 9, height: 8 }],
  ['a different width', image(10, 8), 8, { x: 9, y: 0, width: 1, height: 8 }],
  ['a different height', image(9, 6), 18, { x: 0, y: 6, width: 9, height: 2 }],
])('a difference is counted and located: %s', (_, after, count, box) => {
  expect(compare(image(9, 8), after)).toMatchObject({ count, box });
});
