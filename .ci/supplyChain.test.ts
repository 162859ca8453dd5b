import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Licences that allow use in proprietary software, including the fonts' licence. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
]);

interface LockedPackage {
  license?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  /** Set by npm if only development dependencies need the package. It then does not ship. */
  dev?: boolean;
}

/**
 * One sentence for each problem with the locked packages: what ships needs a permissive licence, and every package
 * needs a checksum and must come from the registry. (`.npmrc` omits the registry's URLs from the lockfile, so any URL
 * points to another source. lockfile-lint would not report a missing checksum.)
 */
const problemsOf = (packages: Record<string, LockedPackage>) =>
  Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .flatMap(([path, { dev, license = 'none', integrity, resolved }]) => [
      ...(dev || permissive.has(license) ? [] : [`${path} ships, and its licence is ${license}`]),
      ...(integrity?.startsWith('sha512-') ? [] : [`${path} has no sha512 integrity`]),
      ...(resolved ? [`${path} comes from ${resolved}`] : []),
    ]);

test('what ships is permissively licensed, and every package has a checksum and no URL', () => {
  const lockfile = resolve(import.meta.dirname, '../package-lock.json');
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'));
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(packages['node_modules/scheduler'].dev, 'a dependency of react-dom').toBeUndefined();
  expect(packages['node_modules/vite'].dev).toBe(true);
  expect(problemsOf(packages)).toEqual([]);
});

test('reports a copyleft licence, a missing checksum and a URL outside the registry', () => {
  const sound = { license: 'MIT', integrity: 'sha512-AAAA' };
  expect(
    problemsOf({
      'packages/ui': {},
      'node_modules/@patunay/ui': { link: true, resolved: 'packages/ui' },
      'node_modules/a': sound,
      'node_modules/tool': { ...sound, license: 'GPL-3.0-only', dev: true },
      'node_modules/a/node_modules/b': { ...sound, license: 'GPL-3.0-only' },
      'node_modules/c': { integrity: 'sha1-AAAA' },
      'node_modules/d': { ...sound, resolved: 'https://other.example/d.tgz' },
    }),
  ).toEqual([
    'node_modules/a/node_modules/b ships, and its licence is GPL-3.0-only',
    'node_modules/c ships, and its licence is none',
    'node_modules/c has no sha512 integrity',
    'node_modules/d comes from https://other.example/d.tgz',
  ]);
});
