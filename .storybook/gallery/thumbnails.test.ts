import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { thumbnailFolder, wantedThumbnails } from './thumbnails';

const remedy = 'npm run test:visual -- --update';

test("the gallery's thumbnails are those of the manifest's screenshots, and take less than 3 MB", () => {
  const files = readdirSync(thumbnailFolder).sort();
  expect(files, remedy).toEqual(wantedThumbnails());
  const sizes = files.map((name) => statSync(resolve(thumbnailFolder, name)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(3_000_000);
});
