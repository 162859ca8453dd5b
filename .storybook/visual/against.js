import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { manifestName } from './baselines.js';
import { UserError } from '../userError.js';
import { root } from './settings.js';
import { buildStorybook } from './storybook.js';

const cache = resolve(root, 'node_modules/.cache/against');

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e9 }).trim();

/** Git's output, or undefined if the command fails. */
function tryGit(...args) {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}

/**
 * Throws a `UserError` where there is no git history, such as in a downloaded archive.
 *
 * @param {string} [what] what needs it, as the start of a sentence
 */
export function requireGit(what = 'Comparing with another commit') {
  let reason = 'this folder is part of another repository';
  try {
    if (git('rev-parse', '--show-prefix') === '') return;
  } catch ({ code, message, stderr }) {
    reason = code === 'ENOENT' ? 'git is not installed' : (stderr || message).trim().split('\n')[0];
  }
  throw new UserError(`${what} needs a clone of the git repository (${reason}).`);
}

/** The full hash of a commit; undefined if the ref does not exist. */
const resolveRef = (ref) => tryGit('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);

function missing(what, remedy = '') {
  const isShallow = tryGit('rev-parse', '--is-shallow-repository') === 'true';
  const fetch =
    ', and this clone is shallow: git fetch --unshallow (in a workflow: `fetch-depth: 0`)';
  return new UserError(`There is no ${what}${isShallow ? fetch : remedy}.`);
}

/** The full hash of a commit. Throws a `UserError` if the ref does not exist. */
export function commitOf(ref) {
  const commit = resolveRef(ref);
  if (!commit) throw missing(`commit ${ref}`);
  return commit;
}

/**
 * The commit that this change is based on: the merge base with the pull request's target branch, or else with the main
 * branch. On that branch itself, it is the last commit if there are uncommitted changes, otherwise the one before.
 */
export function changeBase() {
  const head = commitOf('HEAD');
  const branches = [`origin/${process.env.GITHUB_BASE_REF || 'HEAD'}`, 'origin/main', 'main'];
  const main = branches.find(resolveRef);
  const base = main && tryGit('merge-base', head, main);
  if (base && base !== head) return base;
  const last = base && (tryGit('status', '--porcelain') ? head : resolveRef('HEAD^'));
  if (last) return last;
  throw missing(
    'main branch or earlier commit to compare with',
    ': pass one (--against <ref>, or test:affected -- <ref>)',
  );
}

/**
 * The commit under test, for people: its branch, hash and subject; undefined without git. In a workflow for a pull
 * request, HEAD merges it into its target.
 */
export function describeHead() {
  const isMerge = process.env.GITHUB_EVENT_NAME === 'pull_request';
  const head = (isMerge && resolveRef('HEAD^2')) || resolveRef('HEAD');
  if (!head) return undefined;
  const { GITHUB_HEAD_REF, GITHUB_REF_NAME } = process.env;
  return {
    branch: GITHUB_HEAD_REF || GITHUB_REF_NAME || tryGit('branch', '--show-current'),
    hash: head.slice(0, 9),
    subject: tryGit('log', '-1', '--format=%s', head),
    hasChanges: tryGit('status', '--porcelain') !== '',
  };
}

/** The files that differ between a commit and the working tree, including untracked ones. */
export const changedFiles = (commit) =>
  [
    git('diff', '--name-only', '--no-renames', commit),
    git('ls-files', '--others', '--exclude-standard'),
  ]
    .flatMap((files) => files.split('\n'))
    .filter(Boolean);

/** The baselines at a commit, and the fingerprint of the machine that rendered them; both empty without baselines. */
export function baselinesAt(commit) {
  const read = (name) =>
    JSON.parse(tryGit('show', `${commit}:.storybook/visual/baselines/${name}`) ?? '{}');
  return { manifest: read(manifestName), fingerprint: read('fingerprint.json') };
}

/**
 * Links the installed packages into a checkout with the same lockfile. Workspace packages link to the checkout's own.
 */
function linkModules(tree) {
  const modules = resolve(root, 'node_modules');
  const link = (target, ...path) => symlinkSync(target, resolve(tree, ...path));
  mkdirSync(resolve(tree, 'node_modules/@patunay'), { recursive: true });
  for (const name of readdirSync(modules)) {
    if (['.cache', '@patunay'].includes(name)) continue;
    link(resolve(modules, name), 'node_modules', name);
  }
  for (const name of readdirSync(resolve(tree, 'packages'))) {
    link(resolve(tree, 'packages', name), 'node_modules/@patunay', name);
    const own = resolve(root, 'packages', name, 'node_modules');
    if (existsSync(own)) link(own, 'packages', name, 'node_modules');
  }
}

/**
 * Builds the Storybook of a commit, unless it is in the cache.
 *
 * @returns {string} the folder of the build
 */
export function buildCommit(commit) {
  const folder = resolve(cache, commit);
  if (existsSync(folder)) return folder;

  // Not inside node_modules, where the react-docgen of older commits analyses every package, which takes 15 minutes.
  const tree = mkdtempSync(resolve(realpathSync(tmpdir()), 'patunay-against-'));
  git('worktree', 'add', '--quiet', '--detach', tree, commit);
  try {
    const lock = (folder) => readFileSync(resolve(folder, 'package-lock.json'), 'utf8');
    if (lock(root) === lock(tree)) {
      linkModules(tree);
    } else {
      console.log(`${commit.slice(0, 9)} has a different package-lock.json: running npm ci …`);
      execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
        cwd: tree,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    }
    const unfinished = `${folder}.unfinished`;
    buildStorybook(unfinished, { cwd: tree });
    renameSync(unfinished, folder);
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
  return folder;
}
