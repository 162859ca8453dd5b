import { toId } from '../../internals/node.ts';
import { read } from '../../sources/sourceFiles.ts';
import { parseStories } from '../../sources/storySource.ts';
import { readChangelog } from './changelog.ts';
import { readImports, storiesBeside, storiesIn } from './imports.ts';
import { keyboardSteps, shortcutScopes } from './keyboard.ts';
import type { KeyboardStep } from './keyboard.ts';

interface Page {
  /** For example `Components/Button`. */
  title: string;
  id: string;
}

/** The docs page of a story file. */
function pageOf(stories: string): Page {
  const { title } = parseStories(read(stories));
  return { title, id: toId(title, 'docs') };
}

interface Size {
  js: number;
  css: number;
  later: number;
}

export interface Facts {
  usedBy: Page[];
  isInShell: boolean;
  screens: Page[];
  keyboard: KeyboardStep[];
  shortcutScopes: string[];
  size?: Size;
  since: string;
}

/** The facts about each component, by folder, such as `components/Button`. */
export function readFacts(): Record<string, Facts> {
  const imports = readImports();
  const { since } = readChangelog();
  const sizes: (Size & { component: string })[] = JSON.parse(read('.storybook/docs/cost.json'));
  const factsAbout = (folder: string): Facts => {
    const [, name = ''] = folder.split('/');
    return {
      usedBy: imports.usersOf(folder).map((user) => pageOf(storiesIn(user))),
      isInShell: imports.isInShell(folder),
      screens: imports.screensOf(folder).map((screen) => pageOf(storiesBeside(screen))),
      keyboard: keyboardSteps(read(storiesIn(folder))),
      shortcutScopes: shortcutScopes[folder] ?? [],
      size: sizes.find(({ component }) => component === name),
      since: since(name),
    };
  };
  return Object.fromEntries(imports.folders.map((folder) => [folder, factsAbout(folder)]));
}
