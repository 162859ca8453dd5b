import { readFileSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { launchOptions } from '@patunay/visual/browser';
import { differencesHere, known } from '@patunay/visual/fingerprint';
import { formatManifest, readManifest } from '@patunay/visual/manifest';
import { expect, test } from 'vitest';
import { thumbnailFolder, wantedThumbnails } from '../gallery/thumbnails';

const manifestFile = resolve(import.meta.dirname, 'baselines/screenshots.txt');
const remedy = 'npm run test:visual -- --update';

test('the manifest is as the visual tests write it', () => {
  const written = formatManifest(readManifest(manifestFile));
  expect(readFileSync(manifestFile, 'utf8'), remedy).toBe(written);
});

test("the gallery's thumbnails are those of the manifest's screenshots, and take less than 3 MB", () => {
  const files = readdirSync(thumbnailFolder).sort();
  expect(files, remedy).toEqual(wantedThumbnails());
  const sizes = files.map((name) => statSync(resolve(thumbnailFolder, name)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(3_000_000);
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
