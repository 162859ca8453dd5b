import { read } from '../../sources/sourceFiles.ts';
import { titleIn } from '../../sources/storySource.ts';
import { readChangelog } from './changelog.ts';
import { readImports, storiesBeside, storiesIn } from './imports.ts';
import { keyboardSteps, shortcutScopes } from './keyboard.ts';
import type { KeyboardStep } from './keyboard.ts';

/** A story file's title, for example `Components/Button`. */
const titleOf = (stories: string) => titleIn(read(stories));

interface Size {
  js: number;
  css: number;
  later: number;
}

export interface Facts {
  usedBy: string[];
  isInShell: boolean;
  screens: string[];
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
