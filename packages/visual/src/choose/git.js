import { execFileSync } from 'node:child_process';
import { root } from '../settings.js';
import { UserError } from '../userError.js';

/** Git's output. */
export const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e9 }).trim();

/** Git's output, or undefined if the command fails. */
export function tryGit(...args) {
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
