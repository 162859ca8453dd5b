import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { launchOptions } from '@patunay/visual/browser';
import { differencesHere, known } from '@patunay/visual/fingerprint';
import { formatManifest, readManifest } from '@patunay/visual/manifest';
import { expect, test } from 'vitest';

const manifestFile = resolve(import.meta.dirname, 'baselines/screenshots.txt');
const remedy = 'npm run test:visual -- --update';

test('the manifest is as the visual tests write it', () => {
  const written = formatManifest(readManifest(manifestFile));
  expect(readFileSync(manifestFile, 'utf8'), remedy).toBe(written);
});

// CI compares screenshots with the baselines only if the fingerprints are equal.
test.runIf((await launchOptions()).executablePath)(
  'the pinned browser produces the fingerprint of the baselines',
  async () => {
    const reason = `The baselines are not from the platform, browser, flags and fonts that are pinned now: ${remedy}`;
    expect(known).toBeDefined();
    expect(await differencesHere(), reason).toEqual([]);
  },
);
