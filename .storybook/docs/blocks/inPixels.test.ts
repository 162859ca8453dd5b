import { expect, test } from 'vitest';
import { inPixels } from './inPixels';

test.each([
  ['0.8125rem', '13 px'],
  ['clamp(2rem, 1.6rem + 1.8vw, 2.75rem)', '32 to 44 px'],
  ['min(0.75rem, 3.75vw)', '12 px'],
  ['400', ''],
  ['-0.022em', ''],
  ['5px', ''],
])('the length %s is %j', (value, expected) => {
  expect(inPixels(value)).toBe(expected);
});
