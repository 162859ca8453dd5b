import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { UserError, launchOptions } from '@patunay/visual/browser';
import { isFree } from './ports.js';

const root = resolve(import.meta.dirname, '..');

/** Where Linux with the GNU C library has its dynamic loader. Alpine, with musl, has none there. */
const glibcLoader = '/lib64/ld-linux-x86-64.so.2';

/** The packages that contain the libraries of the pinned browser, tested on Debian's smallest image. */
const packages = [
  { libraries: /^lib(nss3|nssutil3|nspr4|plc4|plds4)[.]so/, debian: 'libnss3', fedora: 'nss' },
  { libraries: /^libexpat[.]so/, debian: 'libexpat1', fedora: 'expat' },
  { libraries: /^libgcc_s[.]so/, debian: 'libgcc-s1', fedora: 'libgcc' },
];

/** In MB, with room to spare: on two cores, the tests write 270 into the project and up to 90 into the temporary folder. */
const space = { project: 500, temporary: 300 };

/** Says what to install for the libraries that are `not found` in the output of ldd; undefined if none is missing. */
export function missingLibraries(ldd) {
  const missing = [...ldd.matchAll(/^\s*(\S+) => not found/gm)].map(([, library]) => library);
  if (missing.length === 0) return undefined;
  const needed = packages.filter(({ libraries }) => missing.some((name) => libraries.test(name)));
  const list = (system) => needed.map((names) => names[system]).join(' ');
  const remedy =
    needed.length > 0
      ? `Debian and Ubuntu: apt-get install ${list('debian')}. Fedora: dnf install ${list('fedora')}.`
      : "Install them with your system's package manager.";
  return `The browser that the tests use lacks shared libraries: ${missing.join(', ')}. ${remedy}`;
}

/** Says why the browser cannot start; undefined if it can. */
export function browserProblem(executable, loader = glibcLoader) {
  if (!existsSync(loader)) {
    return `The browser that the tests use needs the GNU C library (${loader}), which Alpine, built on musl, does not have. There, npm start, npm run build, npm run typecheck, npm run lint and npm run test:unit -- --project unit do without the browser; for npm test, use an image based on Debian, such as node:22-bookworm.`;
  }
  const { status, error, stderr } = spawnSync(executable, ['--version'], { encoding: 'utf8' });
  if (status === 0) return undefined;
  const { stdout } = spawnSync('ldd', [executable], { encoding: 'utf8' });
  const reason = (error?.message ?? stderr).trim().split('\n')[0];
  return missingLibraries(stdout ?? '') ?? `The browser that the tests use cannot start: ${reason}`;
}

/** Says what is wrong with a folder to which the tests write; undefined if it is writable and has the space in MB. */
export function folderProblem(folder, needed, remedy) {
  try {
    accessSync(folder, constants.W_OK);
  } catch ({ code }) {
    const problem = code === 'ENOENT' ? 'does not exist' : 'is not writable';
    return `The tests write to ${folder}, which ${problem}. ${remedy}`;
  }
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free >= needed) return undefined;
  return `The tests need ${needed} MB of free disk space in ${folder}, which has ${free} MB. ${remedy}`;
}

/** Says what is wrong with the port that the user chose; undefined if it is free. Without a choice, a free one is used. */
export async function portProblem(port) {
  if (!port) return undefined;
  const number = Number(port);
  if (!Number.isInteger(number) || number < 1 || number > 65535) {
    return `E2E_PORT is ${port}, but must be a port, from 1 to 65535.`;
  }
  if (await isFree(number)) return undefined;
  return `The end-to-end tests need port ${port} (E2E_PORT), which is in use. Stop the process that uses it, or choose another port.`;
}

/** Unpacks the pinned browser, if need be, and says why it cannot start; undefined if it can. */
async function pinnedBrowserProblem() {
  try {
    const { executablePath } = await launchOptions();
    return executablePath && browserProblem(executablePath);
  } catch (error) {
    if (error instanceof UserError) return error.message;
    return `The browser that the tests use cannot be prepared: ${error.message}`;
  }
}

/** What the machine lacks for `npm test`: one message each. */
export async function unmetNeeds() {
  const problems = [
    folderProblem(root, space.project, 'Change that, or move the project.'),
    folderProblem(tmpdir(), space.temporary, 'Change that, or set TMPDIR to another folder.'),
    await portProblem(process.env.E2E_PORT),
  ].filter(Boolean);
  // Unpacking the browser would fail, too.
  if (problems.length > 0) return problems;
  return [await pinnedBrowserProblem()].filter(Boolean);
}
