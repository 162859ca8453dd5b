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
import { manifestName, parseManifest } from '../baselines/manifest.js';
import { git, tryGit } from '../choose/git.js';
import { buildStorybook } from '../render/buildStorybook.js';
import { cacheFolder, config, root } from '../settings.js';
import { UserError } from '../userError.js';

const cache = resolve(cacheFolder, 'commits');

/** The baselines at a commit, and the fingerprint of the machine that rendered them; undefined without baselines. */
export function baselinesAt(commit) {
  const read = (name) => tryGit('show', `${commit}:${config.baselines}/${name}`);
  const manifest = read(manifestName);
  const fingerprint = read('fingerprint.json');
  if (manifest === undefined || fingerprint === undefined) return undefined;
  const name = `${manifestName} of ${commit.slice(0, 9)}`;
  return { manifest: parseManifest(manifest, name), fingerprint: JSON.parse(fingerprint) };
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

function installModules(tree, short) {
  console.log(`${short} has a different package-lock.json: running npm ci …`);
  const offline = ['--prefer-offline', '--fetch-retries=1', '--fetch-timeout=60000'];
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...offline], {
      cwd: tree,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch ({ stderr, message }) {
    const [reason] = `${stderr || message}`
      .split('\n')
      .map((line) => line.replace(/^npm (error|ERR!) (code )?/, ''))
      // The first line is only the code of the error.
      .filter((line) => / /.test(line));
    throw new UserError(`The packages of ${short} cannot be installed: ${reason}`);
  }
}

/** How a commit's own version of this package starts its browser, with its own fonts. */
function launchOptionsOf(tree) {
  const print = `import { launchOptions } from '@patunay/visual/browser';
    console.log(JSON.stringify(await launchOptions()));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', print], {
    cwd: tree,
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

/**
 * Checks out a commit, installs its packages, builds its Storybook, and calls `use` with the folder of the build, and
 * with the launch options of its browser if the commit has other packages. Throws a `UserError` if a step fails.
 *
 * @template Result
 * @param {string} commit
 * @param {(built: { folder: string, launch?: import('playwright').LaunchOptions }) => Promise<Result>} use
 * @returns {Promise<Result>}
 */
export async function withCommit(commit, use) {
  const short = commit.slice(0, 9);
  const folder = resolve(cache, commit);
  const lock = tryGit('show', `${commit}:package-lock.json`);
  const hasSamePackages = lock === readFileSync(resolve(root, 'package-lock.json'), 'utf8').trim();
  if (hasSamePackages && existsSync(folder)) return use({ folder });

  // Not inside node_modules, where the react-docgen of older commits analyses every package, which takes 15 minutes.
  const tree = mkdtempSync(resolve(realpathSync(tmpdir()), 'visual-against-'));
  git('worktree', 'add', '--quiet', '--detach', tree, commit);
  try {
    if (hasSamePackages) linkModules(tree);
    else installModules(tree, short);
    if (!existsSync(folder)) {
      const unfinished = `${folder}.unfinished`;
      buildStorybook(unfinished, { cwd: tree, what: `The Storybook of ${short}` });
      renameSync(unfinished, folder);
    }
    return await use({ folder, launch: hasSamePackages ? undefined : launchOptionsOf(tree) });
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
}
