import { execFileSync } from 'node:child_process';
import { root } from '../settings.ts';
import { UserError } from '../userError.ts';

/** Git's output. */
export const git = (...args: string[]) => gitIn(root, ...args).trim();

const gitIn = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e9 });

/** Git's output, or undefined if the command fails. */
export function tryGit(...args: string[]): string | undefined {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}

/** Why git failed, in its own words. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ENOENT') return 'git is not installed';
  const text = 'stderr' in error && error.stderr ? String(error.stderr) : error.message;
  return text.trim().split('\n', 1).join();
}

/** Whether the project is in a folder of a repository. Files outside of it, such as a lockfile, are then not known. */
export const isPartOfRepository = () => Boolean(tryGit('rev-parse', '--show-prefix'));

/** Throws a `UserError` where there is no git history, such as in a downloaded archive. `what` needs it. */
export function requireGit(what = 'Comparing with another commit') {
  let reason = 'this folder is part of another repository';
  try {
    if (git('rev-parse', '--show-prefix') === '') return;
  } catch (error) {
    reason = reasonOf(error);
  }
  throw new UserError(`${what} needs a clone of the git repository (${reason}).`);
}

/** The full hash of a commit; undefined if the ref does not exist. */
const resolveRef = (ref: string) => tryGit('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);

function missing(what: string, remedy = '') {
  const isShallow = tryGit('rev-parse', '--is-shallow-repository') === 'true';
  const fetch =
    ', and this clone is shallow: git fetch --unshallow (in a workflow: `fetch-depth: 0`)';
  return new UserError(`There is no ${what}${isShallow ? fetch : remedy}.`);
}

/** The full hash of a commit. Throws a `UserError` if the ref does not exist. */
export function commitOf(ref: string): string {
  const commit = resolveRef(ref);
  if (!commit) throw missing(`commit ${ref}`);
  return commit;
}

/**
 * The commit that this change is based on: the merge base with the pull request's target branch, or else with the main
 * branch. On that branch itself, it is the last commit if there are uncommitted changes, otherwise the one before.
 */
export function changeBase(): string {
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
export const changedFiles = (commit: string, cwd = root): string[] =>
  [
    gitIn(cwd, 'diff', '-z', '--name-only', '--no-renames', commit),
    // Without `-z`, git would escape letters such as “ñ”.
    gitIn(cwd, 'ls-files', '-z', '--others', '--exclude-standard'),
  ]
    .flatMap((files) => files.split('\0'))
    .filter(Boolean);
