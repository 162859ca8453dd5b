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
import { manifestName, parseManifest } from './baselines.js';
import { UserError, root } from './settings.js';
import { buildStorybook } from './storybook.js';

const cache = resolve(root, 'node_modules/.cache/against');

const git = (...args) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1e9,
  }).trim();

/** Git's output, or undefined if the command fails. */
function tryGit(...args) {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}

const deepen = 'git fetch --unshallow (in a workflow: `fetch-depth: 0`)';
const isShallow = () => tryGit('rev-parse', '--is-shallow-repository') === 'true';

/** The full hash of a commit. */
export function commitOf(ref) {
  const commit = tryGit('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  if (commit) return commit;
  throw new UserError(
    isShallow()
      ? `There is no commit ${ref}, and this clone is shallow: ${deepen}.`
      : `There is no commit ${ref}.`,
  );
}

/**
 * The commit that this change is based on: the merge base with the main branch. On the main branch it is the last
 * commit if there are uncommitted changes, otherwise the one before.
 */
export function changeBase() {
  const branch = process.env.GITHUB_BASE_REF;
  const candidates = [branch && `origin/${branch}`, 'origin/HEAD', 'origin/main', 'main', 'master'];
  const main = candidates.find((ref) => ref && tryGit('rev-parse', '--verify', '--quiet', ref));
  const base = main && tryGit('merge-base', 'HEAD', main);
  const head = commitOf('HEAD');
  if (base && base !== head) return base;
  if (base && tryGit('status', '--porcelain')) return head;
  const parent = base && tryGit('rev-parse', '--verify', '--quiet', 'HEAD^');
  if (parent) return parent;
  throw new UserError(
    isShallow()
      ? `This clone is shallow and lacks the commit to compare with: ${deepen}.`
      : 'There is no main branch and no earlier commit to compare with: pass one (--against <ref>, or test:affected -- <ref>).',
  );
}

/** The files that differ between a commit and the working tree, including untracked ones. */
export function changedFiles(commit) {
  const lines = (text) => text.split('\n').filter(Boolean);
  return [
    ...lines(git('diff', '--name-only', '--no-renames', commit)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
}

/** The content of a file in the baseline folder at a commit; undefined if it does not exist there. */
const baselineFileAt = (commit, name) =>
  tryGit('show', `${commit}:.storybook/visual/baselines/${name}`);

/** The baselines at a commit, and the fingerprint of the machine that rendered them. */
export function baselinesAt(commit) {
  return {
    manifest: parseManifest(baselineFileAt(commit, manifestName) ?? '{}'),
    fingerprint: JSON.parse(baselineFileAt(commit, 'fingerprint.json') ?? '{}'),
  };
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
 * Builds the Storybook of a commit, once.
 * @returns {string} the folder of the build
 */
export function buildCommit(commit) {
  const folder = resolve(cache, commit);
  if (existsSync(folder)) return folder;

  // Not inside node_modules: there, Storybook would analyse every package for docgen, which takes 15 minutes.
  const tree = mkdtempSync(resolve(realpathSync(tmpdir()), 'patunay-against-'));
  git('worktree', 'add', '--quiet', '--detach', tree, commit);
  try {
    const lock = (folder) => readFileSync(resolve(folder, 'package-lock.json'), 'utf8');
    if (lock(root) === lock(tree)) {
      linkModules(tree);
    } else {
      console.log(`${commit.slice(0, 9)} has another package-lock.json: npm ci …`);
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
