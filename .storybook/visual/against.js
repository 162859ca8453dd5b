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
import { root } from './settings.js';

const cache = resolve(root, 'node_modules/.cache/against');
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * The packages that are installed here, for a tree of the same lockfile; but the workspaces' own names
 * lead to that tree's folders.
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
  const folder = resolve(cache, commit);
  if (existsSync(folder)) return folder;

  // Not below node_modules: Storybook would read every package for documentation, for a quarter of an hour.
  const tree = mkdtempSync(resolve(realpathSync(tmpdir()), 'patunay-against-'));
  git('worktree', 'add', '--quiet', '--detach', tree, commit);
  try {
    const lock = (folder) => readFileSync(resolve(folder, 'package-lock.json'), 'utf8');
    if (lock(root) === lock(tree)) {
      linkModules(tree);
    } else {
      console.log(`${ref} has another package-lock.json: installing its packages (npm ci) …`);
      execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
        cwd: tree,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    }
    const unfinished = `${folder}.unfinished`;
    execFileSync('npx', ['storybook', 'build', '--quiet', '-o', unfinished], {
      cwd: tree,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    renameSync(unfinished, folder);
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
  return folder;
}
