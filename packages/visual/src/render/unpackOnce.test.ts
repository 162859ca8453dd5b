import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unpackOnce } from './unpackOnce.ts';

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'visual-unpack-'));
});
afterEach(() => rmSync(cache, { recursive: true }));

test('unpacks once, and again if the file is truncated or missing', () => {
  const unpack = vi.fn((folder: string) => writeFileSync(join(folder, 'browser'), 'complete'));
  const run = () => unpackOnce(join(cache, 'browser-1'), 'browser', unpack);
  const file = run();
  expect(run()).toBe(file);
  expect(unpack).toHaveBeenCalledTimes(1);

  for (const damage of [() => truncateSync(file, 3), () => rmSync(file)]) {
    damage();
    expect(readFileSync(run(), 'utf8')).toBe('complete');
  }
  expect(unpack).toHaveBeenCalledTimes(3);
  expect(readdirSync(cache)).toEqual(['browser-1']);
});

test('a folder that another run has just unpacked is kept: its browser may be running', () => {
  const folder = join(cache, 'browser-1');
  let other: number | undefined;
  unpackOnce(folder, 'browser', (temporary) => {
    writeFileSync(join(temporary, 'browser'), 'complete');
    cpSync(temporary, folder, { recursive: true });
    writeFileSync(join(folder, 'size'), '8');
    other = statSync(folder).ino;
  });
  expect(statSync(folder).ino).toBe(other);
  expect(readdirSync(cache)).toEqual(['browser-1']);
});
