import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { filesIn, isTest, read, root } from '../sourceFiles.js';
import { titleIn } from '../storySource.js';
import { readImports, storiesBeside, storiesIn } from './imports.js';
import { keyboardSteps, shortcutScopes } from './keyboard.js';

export const resultsFile = resolve(import.meta.dirname, 'results.json');

/** Files that every component's results depend on, in addition to its own. */
const shared = [
  '.storybook/a11y.ts',
  '.storybook/modes.ts',
  ...filesIn('packages/ui/src/styles', /[.]css$/),
  ...filesIn('packages/fixtures/src', /[.]ts$/).filter((file) => !isTest(file)),
];

const readJson = (file) => JSON.parse(read(file));

/** A story file's title, for example `Components/Button`. */
const titleOf = (stories) => titleIn(read(stories));

/** Hashes a component's sources and the shared ones. Axe results recorded with another hash are outdated. */
function treeHash(sources) {
  const hash = createHash('sha256');
  for (const file of [...sources, ...shared]) hash.update(`${file}\n${read(file)}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** The commit that added each file; empty without git or in a shallow clone. */
function additions() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout;
  const added = new Map();
  if (git('rev-parse', '--is-shallow-repository')?.trim() !== 'false') return added;
  const format = '--format=%x00%h%n%as%n%s';
  const log = git('log', '--diff-filter=A', '--name-only', format, '--', '*.tsx');
  for (const entry of log.split('\0')) {
    const [commit, date, subject, ...files] = entry.split('\n').filter(Boolean);
    for (const file of files) added.set(file, { commit, date, subject });
  }
  return added;
}

/**
 * @typedef {Record<string, { stories: number, violations: number }>} AxeResults by mode
 * @typedef {{ hash: string, usedBy: string[], isInShell: boolean, screens: string[],
 *   keyboard: { story: string, step: string, keys: string[] }[], shortcutScopes: string[],
 *   size?: { js: number, css: number, later: number },
 *   since?: { commit: string, date: string, subject: string },
 *   axe?: AxeResults }} Facts
 */

/**
 * The facts about each component, by folder, such as `components/Button`.
 *
 * @param {Record<string, { hash: string, axe: AxeResults }>} results What `measure.js` found.
 * @returns {Record<string, Facts>}
 */
export function readFacts(results = readJson(resultsFile)) {
  const imports = readImports();
  const added = additions();
  const sizes = readJson('.storybook/docs/cost.json');
  const factsAbout = (folder) => {
    const [, name] = folder.split('/');
    const hash = treeHash(imports.sourcesOf(folder));
    return {
      hash,
      usedBy: imports.usersOf(folder).map((user) => titleOf(storiesIn(user))),
      isInShell: imports.isInShell(folder),
      screens: imports.screensOf(folder).map((screen) => titleOf(storiesBeside(screen))),
      keyboard: keyboardSteps(read(storiesIn(folder))),
      shortcutScopes: shortcutScopes[folder] ?? [],
      size: sizes.find(({ component }) => component === name),
      since: added.get(`packages/ui/src/${folder}/${name}.tsx`),
      axe: results[folder]?.hash === hash ? results[folder].axe : undefined,
    };
  };
  return Object.fromEntries(imports.folders.map((folder) => [folder, factsAbout(folder)]));
}
