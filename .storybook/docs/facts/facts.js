import { read } from '../../sources/sourceFiles.js';
import { titleIn } from '../../sources/storySource.js';
import { readChangelog } from './changelog.js';
import { readImports, storiesBeside, storiesIn } from './imports.js';
import { keyboardSteps, shortcutScopes } from './keyboard.js';

const readJson = (file) => JSON.parse(read(file));

/** A story file's title, for example `Components/Button`. */
const titleOf = (stories) => titleIn(read(stories));

/**
 * @typedef {{ usedBy: string[], isInShell: boolean, screens: string[],
 *   keyboard: { story: string, step: string, keys: string[] }[], shortcutScopes: string[],
 *   size?: { js: number, css: number, later: number }, since: string }} Facts
 */

/**
 * The facts about each component, by folder, such as `components/Button`.
 *
 * @returns {Record<string, Facts>}
 */
export function readFacts() {
  const imports = readImports();
  const { since } = readChangelog();
  const sizes = readJson('.storybook/docs/cost.json');
  const factsAbout = (folder) => {
    const [, name] = folder.split('/');
    return {
      usedBy: imports.usersOf(folder).map((user) => titleOf(storiesIn(user))),
      isInShell: imports.isInShell(folder),
      screens: imports.screensOf(folder).map((screen) => titleOf(storiesBeside(screen))),
      keyboard: keyboardSteps(read(storiesIn(folder))),
      shortcutScopes: shortcutScopes[folder] ?? [],
      size: sizes.find(({ component }) => component === name),
      since: since(name),
    };
  };
  return Object.fromEntries(imports.folders.map((folder) => [folder, factsAbout(folder)]));
}
