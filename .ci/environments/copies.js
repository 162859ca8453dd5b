// Makes clean copies of a commit, with the installed packages.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const git = (cwd, ...args) => execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' });

/** The full hash of a commit of the project. */
export function commitOf(root, ref) {
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`).trim();
  } catch ({ stderr }) {
    throw new Error(stderr?.trim() || `There is no commit ${ref}`);
  }
}

export const hasUncommitted = (root) => git(root, 'status', '--porcelain') !== '';

/** Copies a folder: with hard links, which takes no space, or else with copies of the files. */
function copyFolder(from, to, withLinks) {
  const linked = withLinks && spawnSync('cp', ['-al', from, to]).status === 0;
  if (!linked) execFileSync('cp', ['-a', from, to]);
}

/**
 * Installs the packages: those of this project if the lockfile is the same, without anything that tools have cached
 * among them.
 */
function install(root, copy, withLinks) {
  const lock = (folder) => readFileSync(resolve(folder, 'package-lock.json'), 'utf8');
  if (lock(root) !== lock(copy)) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: copy, stdio: 'pipe' });
    return;
  }
  const folders = [
    'node_modules',
    ...['app', 'ui', 'fixtures', 'visual'].map((name) => `packages/${name}/node_modules`),
  ];
  for (const folder of folders.filter((name) => existsSync(resolve(root, name)))) {
    copyFolder(resolve(root, folder), resolve(copy, folder), withLinks);
    for (const cache of ['.cache', '.vite']) {
      execFileSync('rm', ['-rf', resolve(copy, folder, cache)]);
    }
  }
}

/**
 * Makes a copy of a commit.
 *
 * @param {string} root
 * @param {{ commit: string, folder: string, kind?: 'archive' | 'shallow', withLinks?: boolean }} options
 */
export function makeCopy(root, { commit, folder, kind, withLinks = true }) {
  mkdirSync(folder, { recursive: true });
  git(folder, 'clone', '--quiet', '--shared', '--no-checkout', root, '.');
  git(folder, 'checkout', '--quiet', '--detach', commit);
  // What `git clone --depth 1` writes.
  if (kind === 'shallow') writeFileSync(resolve(folder, '.git/shallow'), `${commit}\n`);
  if (kind === 'archive') execFileSync('rm', ['-rf', resolve(folder, '.git')]);
  install(root, folder, withLinks);
}

/** Copies a build into a copy of the project. */
export const useBuild = (dist, copy) => cpSync(dist, resolve(copy, 'dist'), { recursive: true });
