import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { LaunchOptions } from 'playwright';
import { manifestName, parseManifest } from '../baselines/manifest.ts';
import { git, tryGit } from '../choose/git.ts';
import { firstLineOf } from '../firstLine.ts';
import { buildStorybook } from '../render/buildStorybook.ts';
import type { Fingerprint } from '../render/fingerprint.ts';
import { cacheFolder, config, root } from '../settings.ts';
import { UserError } from '../userError.ts';

const cache = resolve(cacheFolder, 'commits');

/** The baselines at a commit, and the fingerprint of the machine that rendered them; undefined without baselines. */
export function baselinesAt(commit: string) {
  const read = (name: string) => tryGit('show', `${commit}:${config.baselines}/${name}`);
  const manifest = read(manifestName);
  const fingerprint = read('fingerprint.json');
  if (manifest === undefined || fingerprint === undefined) return undefined;
  const name = `${manifestName} of ${commit.slice(0, 9)}`;
  const rendered: Fingerprint = JSON.parse(fingerprint);
  return { manifest: parseManifest(manifest, name), fingerprint: rendered };
}

/** The installed packages, as paths from the root: `node_modules/react`, `node_modules/@scope/name`. */
const installed = (folder: string): string[] =>
  readdirSync(resolve(root, folder))
    .filter((name) => name !== '.cache')
    .flatMap((name) =>
      name.startsWith('@') ? installed(`${folder}/${name}`) : `${folder}/${name}`,
    );

/** Links the installed packages into a checkout with the same lockfile, and its workspaces to the checkout's own. */
function linkModules(tree: string) {
  const link = (target: string, path: string) => {
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

function installModules(tree: string, short: string) {
  console.log(`${short} has a different package-lock.json: running npm ci …`);
  const offline = ['--prefer-offline', '--fetch-retries=1', '--fetch-timeout=60000'];
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...offline], {
      cwd: tree,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    const text = error instanceof Error && 'stderr' in error ? error.stderr : error;
    const [reason] = String(text)
      .split('\n')
      .map((line) => line.replace(/^npm (error|ERR!) (code )?/, ''))
      // The first line is only the code of the error.
      .filter((line) => / /.test(line));
    throw new UserError(`The packages of ${short} cannot be installed: ${reason}`);
  }
}

/** How a commit's own version of this package starts its browser, with its own fonts. */
function launchOptionsOf(tree: string, short: string): LaunchOptions {
  const print = `import { launchOptions } from '@patunay/visual/browser';
    console.log(JSON.stringify(await launchOptions()));`;
  try {
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', print], {
      cwd: tree,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return JSON.parse(output);
  } catch {
    throw new UserError(`The browser of ${short} cannot be started with its version of this tool.`);
  }
}

/** Builds the Storybook of a checkout. Keeps the log of one that fails next to where the build would be. */
function build(tree: string, folder: string, short: string) {
  const unfinished = `${folder}.unfinished`;
  try {
    buildStorybook(unfinished, tree);
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const log = `${folder}.log`;
    mkdirSync(cache, { recursive: true });
    writeFileSync(log, stripVTControlCharacters(error.message));
    throw new UserError(
      `The Storybook of ${short} does not build: its log is ${relative(root, log)}.`,
    );
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Drops all but the two newest builds. */
function prune() {
  const time = (file: string) => statSync(file).mtimeMs;
  const builds = readdirSync(cache).map((name) => resolve(cache, name));
  for (const old of builds.sort((a, b) => time(b) - time(a)).slice(2))
    rmSync(old, { recursive: true, force: true });
}

/**
 * Checks out a commit, installs its packages, builds its Storybook, and calls `render` with the folder of the build, and
 * with the launch options of its browser if the commit has other packages. Throws a `UserError` if a step fails; a build
 * that cannot be rendered is not used again.
 */
export async function withCommit<Value>(
  commit: string,
  render: (built: { folder: string; launch?: LaunchOptions }) => Promise<Value>,
): Promise<Value> {
  const short = commit.slice(0, 9);
  const folder = resolve(cache, commit);
  const isBuilt = existsSync(resolve(folder, 'iframe.html'));
  const lock = tryGit('show', `${commit}:package-lock.json`);
  const hasSamePackages = lock === readFileSync(resolve(root, 'package-lock.json'), 'utf8').trim();
  const tryRender = (launch?: LaunchOptions) =>
    render({ folder, ...(launch && { launch }) }).catch((error: unknown) => {
      rmSync(folder, { recursive: true, force: true });
      throw new UserError(`The Storybook of ${short} cannot be rendered: ${firstLineOf(error)}`);
    });
  if (hasSamePackages && isBuilt) return tryRender();

  // Not inside node_modules, where the react-docgen of older commits analyses every package, which takes 15 minutes.
  const tree = mkdtempSync(resolve(realpathSync(tmpdir()), 'visual-against-'));
  git('worktree', 'add', '--quiet', '--detach', tree, commit);
  try {
    if (hasSamePackages) linkModules(tree);
    else installModules(tree, short);
    if (!isBuilt) {
      build(tree, folder, short);
      prune();
    }
    return await tryRender(hasSamePackages ? undefined : launchOptionsOf(tree, short));
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
}
