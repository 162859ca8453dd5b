import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lockfileProblems, shippedPackages, withoutPermissiveLicense } from './supplyChain.js';

const root = resolve(import.meta.dirname, '..');
const { packages } = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8'));

describe('the packages that ship', () => {
  test('are the dependencies of the workspaces, without build and test tools', () => {
    const names = shippedPackages(packages).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['react-dom', 'scheduler', 'react-remove-scroll']),
    );
    expect(names).not.toContain('vite');
    expect(names).not.toContain('@patunay/ui');
  });

  test('have licences that only require attribution', () => {
    expect(withoutPermissiveLicense(packages)).toEqual([]);
  });

  test('are reported if they have another licence, at any depth', () => {
    const planted = {
      'packages/ui': { dependencies: { a: '1.0.0' } },
      'node_modules/a': { license: 'MIT', dependencies: { b: '1.0.0', c: '1.0.0' } },
      'node_modules/a/node_modules/b': { license: 'GPL-3.0-only' },
      'node_modules/b': { license: 'MIT' },
      'node_modules/c': {},
    };
    expect(withoutPermissiveLicense(planted)).toEqual(['b: GPL-3.0-only', 'c: no licence']);
  });
});

describe('the lockfile', () => {
  test('has a checksum for every package, and no URLs', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(500);
    expect(lockfileProblems(packages)).toEqual([]);
  });

  test('is reported if a package is not from the registry or has no checksum', () => {
    const integrity = 'sha512-AAAA';
    expect(
      lockfileProblems({
        'packages/ui': {},
        'node_modules/@patunay/ui': { link: true, resolved: 'packages/ui' },
        'node_modules/a': { integrity },
        'node_modules/b': {},
        'node_modules/c': { integrity: 'sha1-AAAA' },
        'node_modules/d': { integrity, resolved: 'https://other.example/d.tgz' },
      }),
    ).toEqual([
      'node_modules/b has no sha512 integrity',
      'node_modules/c has no sha512 integrity',
      'node_modules/d comes from https://other.example/d.tgz',
    ]);
  });
});
