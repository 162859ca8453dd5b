import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';

const packages = resolve(import.meta.dirname, '../..');

test('no two stylesheets have the same file name, which the build uses in class names', () => {
  const names = readdirSync(packages, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(ui|app)\/src\/.*\.module\.css$/.test(file))
    .map((file) => basename(file));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
