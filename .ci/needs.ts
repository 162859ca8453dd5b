import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { UserError, launchOptions } from '@patunay/visual/browser';

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
export function missingLibraries(ldd: string) {
  const missing = [...ldd.matchAll(/^\s*(\S+) => not found/gm)].map(([, library]) => library);
  if (missing.length === 0) return undefined;
  const needed = packages.filter(({ libraries }) =>
    missing.some((name = '') => libraries.test(name)),
  );
  const list = (system: 'debian' | 'fedora') => needed.map((names) => names[system]).join(' ');
  const remedy =
    needed.length > 0
      ? `Debian and Ubuntu: apt-get install ${list('debian')}. Fedora: dnf install ${list('fedora')}.`
      : "Install them with your system's package manager.";
  return `The browser that the tests use lacks shared libraries: ${missing.join(', ')}. ${remedy}`;
}

/** Says why the browser cannot start; undefined if it can. */
export function browserProblem(executable: string, loader = glibcLoader) {
  if (!existsSync(loader)) {
    return `The browser that the tests use needs the GNU C library (${loader}), which Alpine, built on musl, does not have. There, npm start, npm run build, npm run typecheck, npm run lint and npm run test:unit -- --project unit do without the browser; for npm test, use an image based on Debian, such as node:24-bookworm.`;
  }
  const { status, signal, error, stderr } = spawnSync(executable, ['--version'], {
    encoding: 'utf8',
  });
  if (status === 0) return undefined;
  const { stdout } = spawnSync('ldd', [executable], { encoding: 'utf8' });
  const [line] = (error?.message ?? stderr).trim().split('\n');
  const reason = line || `it ends with ${signal ?? status}`;
  return missingLibraries(stdout ?? '') ?? `The browser that the tests use cannot start: ${reason}`;
}

/** Says what is wrong with a folder to which the tests write; undefined if it is writable and has the space in MB. */
export function folderProblem(folder: string, needed: number, remedy: string) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    const problem = existsSync(folder) ? 'is not writable' : 'does not exist';
    return `The tests write to ${folder}, which ${problem}. ${remedy}`;
  }
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free >= needed) return undefined;
  return `The tests need ${needed} MB of free disk space in ${folder}, which has ${free} MB. ${remedy}`;
}

/** The packages in a lockfile of npm by their path. */
type Locked = Record<string, { version?: string; optional?: boolean } & Manifest>;

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** What a `package.json` asks for. */
type Manifest = Partial<Record<(typeof kinds)[number], Record<string, string>>>;

/**
 * Says which `package.json` the lockfile does not match; undefined if it matches all.
 *
 * @param manifests each `package.json`, by its folder
 */
export function lockfileProblem({ packages }: { packages: Locked }, manifests: Locked) {
  const isOther = ([folder, manifest]: [string, Manifest]) =>
    kinds.some((kind) => !isDeepStrictEqual(manifest[kind], packages[folder]?.[kind]));
  const other = Object.entries(manifests).find(isOther);
  if (!other) return undefined;
  return `package-lock.json does not match ${join(other[0], 'package.json')}: run npm install.`;
}

/**
 * Says that the installed packages are not those of the lockfile; undefined if they are. npm writes down what it has
 * installed. Optional packages may be missing.
 */
export function packagesProblem(lockfile: { packages: Locked }, installed: { packages: Locked }) {
  const isWrong = ([path, { version, optional }]: [string, Locked[string]]) =>
    path.startsWith('node_modules/') &&
    version !== installed.packages[path]?.version &&
    !(optional && !installed.packages[path]);
  const wrong = Object.entries(lockfile.packages).find(isWrong);
  if (!wrong) return undefined;
  return `The installed packages are not those of package-lock.json (the first is ${wrong[0]}): run npm ci.`;
}

const readJson = (file: string) => JSON.parse(readFileSync(resolve(root, file), 'utf8'));

function readLock(file: string): { packages: Locked } | undefined {
  try {
    return readJson(file);
  } catch {
    return undefined;
  }
}

/** What is wrong with the lockfile, or with what was installed from it; undefined if nothing is. */
function installationProblem() {
  const lockfile = readLock('package-lock.json');
  if (!lockfile) return 'package-lock.json is missing or damaged: restore it from git.';
  const folders: string[] = ['', ...readJson('package.json').workspaces];
  const manifests = folders.map((folder) => [folder, readJson(join(folder, 'package.json'))]);
  return (
    lockfileProblem(lockfile, Object.fromEntries(manifests)) ??
    packagesProblem(lockfile, readLock('node_modules/.package-lock.json') ?? { packages: {} })
  );
}

/** Unpacks the pinned browser, if need be, and says why it cannot start; undefined if it can. */
async function pinnedBrowserProblem() {
  try {
    const { executablePath } = await launchOptions();
    return executablePath ? browserProblem(executablePath) : undefined;
  } catch (error) {
    if (error instanceof UserError) return error.message;
    const reason = error instanceof Error ? error.message : error;
    return `The browser that the tests use cannot be prepared: ${reason}`;
  }
}

/** What the machine lacks for `npm test`: one message each. */
export async function unmetNeeds() {
  const problems = [
    folderProblem(root, space.project, 'Change that, or move the project.'),
    folderProblem(tmpdir(), space.temporary, 'Change that, or set TMPDIR to another folder.'),
    installationProblem(),
  ].filter((problem) => problem !== undefined);
  // Unpacking the browser would fail, too.
  if (problems.length > 0) return problems;
  const problem = await pinnedBrowserProblem();
  return problem === undefined ? [] : [problem];
}
