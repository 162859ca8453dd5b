import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { browserProblem, folderProblem, missingLibraries, portProblem } from './needs.js';
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
  expect(browserProblem('/bin/true', '/no/loader')).toMatch(/Alpine.*node:22-bookworm/);
  expect(browserProblem(process.execPath, '/')).toBeUndefined();
  expect(browserProblem('/no/browser', '/')).toMatch(/cannot start: .*ENOENT/);
});

test('says which folder is missing or full', () => {
  const folder = plant({});
  expect(folderProblem(folder, 0, '')).toBeUndefined();
  expect(folderProblem(resolve(folder, 'none'), 0, 'Do.')).toMatch(
    /none, which does not exist. Do/,
  );
  expect(folderProblem(folder, 1e12, '')).toMatch(/need 1000000000000 MB of free disk space in/);
});

test('says that the chosen port is in use', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await portProblem(String(port))).toContain(`port ${port} (E2E_PORT), which is in use`);
  await new Promise((done) => server.close(done));
  expect(await portProblem(String(port))).toBeUndefined();
  expect(await portProblem('http')).toContain('must be a port');
  expect(await portProblem(undefined)).toBeUndefined();
});
