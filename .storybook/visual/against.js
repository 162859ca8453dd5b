import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './settings.js';

const cache = resolve(root, 'node_modules/.cache/against');
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * The installed packages for another tree of the same lockfile: links to ours, but for the workspaces'
 * own names, which have to lead to that tree's folders.
 */
export function linkModules(from, tree) {
  const modules = resolve(tree, 'node_modules');
  mkdirSync(resolve(modules, '.cache'), { recursive: true });
  for (const name of readdirSync(resolve(from, 'node_modules'))) {
    if (['.cache', '@patunay'].includes(name) || existsSync(resolve(modules, name))) continue;
    symlinkSync(resolve(from, 'node_modules', name), resolve(modules, name));
  }
  mkdirSync(resolve(modules, '@patunay'), { recursive: true });
  for (const name of readdirSync(resolve(tree, 'packages'))) {
    const link = resolve(modules, '@patunay', name);
    if (!existsSync(link)) symlinkSync(resolve(tree, 'packages', name), link);
    const own = resolve(from, 'packages', name, 'node_modules');
    const theirs = resolve(tree, 'packages', name, 'node_modules');
    if (existsSync(own) && !existsSync(theirs)) symlinkSync(own, theirs);
  }
}

/**
 * Builds the Storybook of a git ref beside the working tree.
 * @returns {string} the folder of what was built
 */
export function buildRef(ref) {
  let commit;
  try {
    commit = git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  } catch {
    throw new Error(`git knows no commit by the name of ${ref}.`);
  }
  const tree = resolve(cache, commit);
  const folder = resolve(cache, `${commit}-storybook`);
  if (existsSync(resolve(folder, 'iframe.html'))) return folder;

  git('worktree', 'prune');
  rmSync(tree, { recursive: true, force: true });
  git('worktree', 'add', '--detach', '--force', tree, commit);
  try {
    const lock = (folder) => readFileSync(resolve(folder, 'package-lock.json'), 'utf8');
    if (lock(root) === lock(tree)) {
      linkModules(root, tree);
    } else {
      console.log(`${ref} has another package-lock.json: installing its packages (npm ci) …`);
      execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
        cwd: tree,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    }
    execFileSync('npx', ['storybook', 'build', '--quiet', '-o', folder], {
      cwd: tree,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
  return folder;
}
