import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const isRoot = process.getuid?.() === 0;
const needsRoot = () => (isRoot ? undefined : 'it needs root');
const needsCores = (count) => () =>
  availableParallelism() < count ? `this machine has ${availableParallelism()} cores` : undefined;
/** A wrapper that runs a shell command in the environment before the steps. */
const after = (command) => ['sh', '-c', `${command}; exec "$@"`, 'sh'];
/** The same with a file system mounted that only the steps see. */
const withMount = (command) => ['unshare', '--mount', ...after(command)];

const all = ['build', 'types', 'unit tests', 'stories', 'lint', 'end to end'];
const inBrowser = ['unit tests', 'stories', 'end to end'];
const withoutStaticChecks = ['build', ...inBrowser];

/**
 * The simulated machines. Each runs the steps of `npm test` that it can affect; without the step `build`, they use a
 * build from the usual environment.
 *
 * `wrap` is a command in which the steps run; `copy` and `folder` say what kind of copy of the project to test, and its
 * folder's name; `fonts` are packages of Debian, the only system fonts; `unmet` says why the environment cannot be
 * simulated on this machine. In values of `env`, `{work}` stands for the folder of the environment's own files.
 *
 * @typedef {{ name: string, what: string, steps: string[], env?: Record<string, string>, fonts?: string[],
 *   wrap?: string[], copy?: 'archive' | 'shallow', folder?: string, readOnlyHome?: boolean, ports?: number[],
 *   user?: number, node?: string, unmet?: () => string | undefined }} Environment
 * @type {Environment[]}
 */
export const environments = [
  { name: 'no-fonts', what: 'no system fonts', steps: inBrowser, fonts: [] },
  {
    name: 'dejavu',
    what: 'DejaVu as the only system fonts',
    steps: inBrowser,
    fonts: ['fonts-dejavu-core'],
  },
  {
    name: 'many-fonts',
    what: "many system fonts, some with Arial's widths",
    steps: inBrowser,
    fonts: ['fonts-dejavu-core', 'fonts-liberation', 'fonts-noto-core', 'fonts-noto-color-emoji'],
  },
  { name: 'no-git', what: 'a downloaded archive, without .git', steps: all, copy: 'archive' },
  {
    name: 'shallow-clone',
    what: 'a clone of depth 1',
    steps: ['build', 'unit tests', 'stories'],
    copy: 'shallow',
  },
  { name: 'space', what: 'a path with spaces', steps: all, folder: 'a path  with spaces' },
  { name: 'non-ascii', what: 'a path with non-ASCII letters', steps: all, folder: 'Prüfung 証明' },
  {
    name: 'turkish',
    what: 'UTC+14 and a Turkish locale',
    steps: withoutStaticChecks,
    env: { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  },
  {
    name: 'arabic',
    what: 'UTC−3:30 and an Arabic locale',
    steps: withoutStaticChecks,
    env: { TZ: 'America/St_Johns', LANG: 'ar_EG.UTF-8', LC_ALL: 'ar_EG.UTF-8' },
  },
  {
    name: 'read-only-home',
    what: 'a HOME that nobody can write to',
    steps: all,
    env: { HOME: '{work}/home' },
    readOnlyHome: true,
    wrap: isRoot ? withMount('mount -t tmpfs -o ro none "$HOME"') : undefined,
  },
  {
    name: 'other-file-system',
    what: 'TMPDIR on another file system',
    steps: withoutStaticChecks,
    env: { TMPDIR: '/dev/shm' },
    unmet: () => (existsSync('/dev/shm') ? undefined : 'there is no /dev/shm'),
  },
  {
    name: 'ports',
    what: 'all usual ports in use',
    steps: inBrowser,
    ports: [4173, 4174, 5173, 6006, 51204, 63315],
  },
  ...[1, 2, 8].map((count) => ({
    name: `cores-${count}`,
    what: `${count} of the machine's cores`,
    steps: inBrowser,
    wrap: ['taskset', '--cpu-list', `0-${count - 1}`],
    unmet: needsCores(count),
  })),
  {
    name: 'small-shm',
    what: "64 MB of /dev/shm, as in Docker's containers",
    steps: inBrowser,
    wrap: withMount('mount -t tmpfs -o size=64m none /dev/shm'),
    unmet: needsRoot,
  },
  {
    name: 'no-network',
    what: 'a machine without a network',
    steps: inBrowser,
    wrap: ['unshare', '--net', ...after('ip link set lo up')],
    unmet: needsRoot,
  },
  { name: 'umask', what: 'umask 077', steps: withoutStaticChecks, wrap: after('umask 077') },
  {
    name: 'no-root',
    what: 'a user without root rights',
    steps: all,
    user: 65534,
    env: { HOME: '{work}/home' },
    unmet: () => (isRoot ? undefined : 'this user is one: the other environments show it'),
  },
  { name: 'node-22', what: 'Node 22', steps: all, node: '22.23.3' },
  { name: 'node-24', what: 'Node 24', steps: all, node: '24.21.0' },
];

/** What no environment can simulate on Linux x64. */
export const notSimulated = [
  'macOS, Windows and ARM, which have no pinned browser',
  'Alpine (musl) and Fedora: the preflight names what they need',
  'processors with other vector instructions',
];
