import { statSync } from 'node:fs';
import {
  baselineFiles,
  baselineOf,
  hasRecordedPixels,
  readManifest,
} from '@patunay/visual/baselines';
import { launchOptions } from '@patunay/visual/browser';
import { differencesHere, known } from '@patunay/visual/fingerprint';
import { expect, test } from 'vitest';

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
    expect(await hasRecordedPixels(name, manifest), name).toBe(true);
  }
});

test('the baselines take less than 32 MB, because every clone of the repository contains them', () => {
  // Git stores equal files once.
  const sizes = new Map(
    names.map((name) => [manifest[name]!.file, statSync(baselineOf(name, manifest)!.file).size]),
  );
  expect([...sizes.values()].reduce((sum, size) => sum + size)).toBeLessThan(32_000_000);
});

// CI compares screenshots with the baselines only if the fingerprints are equal.
test.runIf((await launchOptions()).executablePath)(
  'the pinned browser produces the fingerprint of the baselines',
  async () => {
    const remedy =
      'The baselines are not from the platform, browser, flags and fonts that are pinned now: npm run test:visual -- --update';
    expect(known).toBeDefined();
    expect(await differencesHere(), remedy).toEqual([]);
  },
);
