import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decode, hashOf } from '../compare/pixels.ts';
import { openPictures } from './pictures.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function picture(red: number) {
  const background = { r: red, g: 0, b: 0 };
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background } })
    .png()
    .toBuffer();
  const hash = hashOf((await decode(png))!);
  return { png, hash, file: join(folder, hash.slice(0, 2), `${hash}.png`) };
}

test('a screenshot is found by the hash of its pixels', async () => {
  const { png, hash, file } = await picture(1);
  const pictures = openPictures(folder);
  expect(await pictures.find(hash)).toBeUndefined();
  pictures.keep(hash, png);
  expect(await openPictures(folder).find(hash)).toBe(file);
  expect(pictures.problems()).toEqual([]);
});

test.each([
  ['truncated', (png: Buffer) => png.subarray(0, 60)],
  ['empty', () => Buffer.alloc(0)],
])('a %s file is not found, removed and reported', async (_, spoil) => {
  const { png, hash, file } = await picture(1);
  const pictures = openPictures(folder);
  pictures.keep(hash, spoil(png));
  expect(await pictures.find(hash)).toBeUndefined();
  expect(existsSync(file)).toBe(false);
  expect(pictures.problems()).toEqual([
    expect.stringMatching(/^1 of the screenshots in .* were damaged, and were removed from it\.$/),
  ]);
});

test('a file with the pixels of another screenshot is not found', async () => {
  const [one, other] = [await picture(1), await picture(2)];
  const pictures = openPictures(folder);
  pictures.keep(one.hash, other.png);
  expect(await pictures.find(one.hash)).toBeUndefined();
});

test('a cache that cannot be written is reported once, and finds nothing', async () => {
  const { png, hash } = await picture(1);
  // A file where the folder should be fails for root, too.
  const blocked = join(folder, 'blocked');
  writeFileSync(blocked, '');
  const pictures = openPictures(blocked);
  pictures.keep(hash, png);
  pictures.keep(hash, png);
  expect(await pictures.find(hash)).toBeUndefined();
  expect(pictures.problems()).toEqual([
    expect.stringMatching(/^Screenshots could not be kept in .*blocked: \w+/),
  ]);
});

test('a cache that has grown too large drops the oldest pictures that no baseline needs', async () => {
  const pictures = openPictures(folder);
  const all = await Promise.all([1, 2, 3, 4].map(picture));
  for (const [i, { hash, png, file }] of all.entries()) {
    pictures.keep(hash, png);
    utimesSync(file, i, i);
  }
  const size = all[0]!.png.length;
  pictures.prune(new Set([all[0]!.hash]), 10 * size);
  expect(all.map(({ file }) => existsSync(file))).toEqual([true, true, true, true]);
  pictures.prune(new Set([all[0]!.hash]), 2 * size);
  expect(all.map(({ file }) => existsSync(file))).toEqual([true, false, false, true]);
});
