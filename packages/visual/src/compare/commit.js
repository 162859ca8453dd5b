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
import { dirname, relative, resolve } from 'node:path';
import { manifestName } from '../accept/baselines.js';
import { git, tryGit } from '../choose/git.js';
import { buildStorybook } from '../render/buildStorybook.js';
import { config, root } from '../settings.js';

const cache = resolve(root, 'node_modules/.cache/against');

/** The baselines at a commit, and the fingerprint of the machine that rendered them; both empty without baselines. */
export function baselinesAt(commit) {
  const read = (name) =>
    JSON.parse(tryGit('show', `${commit}:${config.baselines}/${name}`) ?? '{}');
  return { manifest: read(manifestName), fingerprint: read('fingerprint.json') };
}

/** The installed packages, as paths from the root: `node_modules/react`, `node_modules/@scope/name`. */
const installed = (folder) =>
  readdirSync(resolve(root, folder))
    .filter((name) => name !== '.cache')
    .flatMap((name) =>
      name.startsWith('@') ? installed(`${folder}/${name}`) : `${folder}/${name}`,
    );

/** Links the installed packages into a checkout with the same lockfile, and its workspaces to the checkout's own. */
function linkModules(tree) {
  const link = (target, path) => {
    mkdirSync(dirname(resolve(tree, path)), { recursive: true });
    symlinkSync(target, resolve(tree, path));
  };
  for (const path of installed('node_modules')) {
    const target = realpathSync(resolve(root, path));
    const workspace = relative(realpathSync(root), target);
    const isWorkspace = !/^(\.\.|node_modules)/.test(workspace);
    link(isWorkspace ? resolve(tree, workspace) : target, path);
    const own = resolve(target, 'node_modules');
    if (isWorkspace && existsSync(own)) link(own, `${workspace}/node_modules`);
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
  const tree = mkdtempSync(resolve(realpathSync(tmpdir()), 'visual-against-'));
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
