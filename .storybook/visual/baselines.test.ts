import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { baselineOf, damageOf, pictureFiles, readManifest } from './baselines.js';
import { compare, decode, hashOf, optimise } from './pixels.js';

const manifest = readManifest();
const names = Object.keys(manifest);

test('every committed baseline is the file that was accepted', () => {
  const faults = pictureFiles().map((name) => baselineOf(name, manifest)?.fault);
  expect(faults.filter(Boolean)).toEqual([]);
  expect(pictureFiles()).toEqual(names);
});

// Decoding all of them takes 15 s: `npm run test:visual:prove` does it.
test('a baseline has the pixels that the manifest says', () => {
  const some = names.filter((_, i) => i % 40 === 0);
  expect(some.map((name) => damageOf(name, manifest)).filter(Boolean)).toEqual([]);
});

/** A picture of one colour, except for the given pixels. */
function picture(width: number, height: number, ...marked: [x: number, y: number][]) {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const [x, y] of marked) png.data[(y * width + x) * 4] = 254;
  return png;
}

test('optimising keeps the pixels, and equal pixels have equal hashes', async () => {
  const png = picture(40, 30, [3, 4]);
  const [fast, small] = ([0, 4] as const).map((filterType) => PNG.sync.write(png, { filterType }));
  expect(fast!.equals(small!)).toBe(false);
  const hashes = [fast!, await optimise(fast!), small!].map((bytes) => hashOf(decode(bytes)!));
  expect(new Set(hashes)).toEqual(new Set([hashOf(png)]));
});

test('a damaged picture is not decoded', () => {
  const bytes = PNG.sync.write(picture(40, 30));
  expect(decode(bytes.subarray(0, bytes.length - 20))).toBeUndefined();
  expect(decode(Buffer.from('version 1'))).toBeUndefined();
});

test.each([
  ['one step of one channel', picture(9, 8, [2, 3]), 1, { x: 2, y: 3, width: 1, height: 1 }],
  ['two corners', picture(9, 8, [0, 0], [8, 7]), 2, { x: 0, y: 0, width: 9, height: 8 }],
  ['another width', picture(10, 8), 8, { x: 9, y: 0, width: 1, height: 8 }],
  ['another height', picture(9, 6), 18, { x: 0, y: 6, width: 9, height: 2 }],
])('a difference is counted and located: %s', (_, after, count, box) => {
  expect(compare(picture(9, 8), after)).toMatchObject({ count, box });
});

test('equal pictures do not differ', () => {
  expect(compare(picture(9, 8), picture(9, 8)).count).toBe(0);
});
