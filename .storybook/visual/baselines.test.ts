import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  baselineFiles,
  baselineOf,
  orphans,
  readManifest,
} from '../../packages/visual/src/accept/baselines.js';
import type { Task } from '../../packages/visual/src/choose/plan.js';
import type { Result } from '../../packages/visual/src/render/render.js';
import { compare, decode, hashOf } from '../../packages/visual/src/compare/pixels.js';
import { baselineFolder } from '../../packages/visual/src/settings.js';

const manifest = readManifest();
const names = Object.keys(manifest);

test('every committed baseline matches the manifest', () => {
  const problems = baselineFiles().map((name) => baselineOf(name, manifest)?.problem);
  expect(problems.filter(Boolean)).toEqual([]);
  expect(baselineFiles()).toEqual(names);
});

// Decodes only a sample; `npm run test:visual:prove` decodes all baselines.
test('a baseline has the pixels recorded in the manifest', async () => {
  for (const name of names.filter((_, i) => i % 20 === 0)) {
    const { file, hash } = baselineOf(name, manifest)!;
    const pixels = await decode(readFileSync(file));
    expect(pixels && hashOf(pixels), name).toBe(hash);
  }
});

test('the baselines take less than 32 MB, because every clone of the repository contains them', () => {
  // Git stores equal files once.
  const sizes = new Map(
    names.map((name) => [manifest[name]!.file, statSync(resolve(baselineFolder, name)).size]),
  );
  expect([...sizes.values()].reduce((sum, size) => sum + size)).toBeLessThan(32_000_000);
});

test('the baseline of a story without screenshots is an orphan', () => {
  const tasks = names.map((name, i) => {
    const [mode, id] = name.replace('.webp', '').split('/');
    return { mode, id, title: '', hasScreenshot: i > 0 };
  }) as unknown as Task[];
  expect(orphans(tasks, [], true)).toEqual([names[0]]);
});

test('frames are orphans only if their flow passed; a run of some stories reports no other orphans', () => {
  const frame = names.find((name) => name.startsWith('frames/'))!;
  const id = frame.replace(/^frames\/|--step-.*$/g, '');
  const flow = { id, mode: 'light', title: 'Flows/Example' };
  const orphansIf = (kind: Result['kind'], ofAllStories: boolean) =>
    orphans([flow as Task], [{ ...flow, kind } as Result], ofAllStories);
  expect(orphansIf('same', true)).toContain(frame);
  expect(orphansIf('failed', true)).not.toContain(frame);

  const ofThisFlow = names.filter((name) => name.startsWith(`frames/${id}--step-`));
  expect(orphansIf('same', false)).toEqual(ofThisFlow);
  expect(orphansIf('failed', false)).toEqual([]);
});

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
