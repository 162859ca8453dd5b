import { readChangelog } from '../docs/facts/changelog.ts';
import { checkedModesOf, isCover, modesOf } from '../environments/modes.ts';
import { readStoryFiles } from '../sources/storySource.ts';

/** What the gallery says about the stories with the same title. */
export interface SheetFacts {
  /** Its names in other libraries: the parameter `alsoCalled` of its stories. */
  aliases: string[];
  /** The URL of a screen. */
  route?: string;
  states: number;
  /** How many modes the visual tests render them in. */
  modes: number;
  /** How often the visual tests check one of them with axe. */
  checks: number;
  /** What has changed since the library's last release. */
  change?: 'new' | 'changed';
}

type StoryFile = ReturnType<typeof readStoryFiles>[number];

/** Reads what the gallery says about each title. */
export function readSheets(): Record<string, SheetFacts> {
  const { changeOf } = readChangelog();
  const factsOf = ({ file, code, title, route, stories }: StoryFile): SheetFacts => {
    const states = stories.filter(({ id }) => !isCover(id));
    const checked = states.filter(({ isWithoutAxe }) => !isWithoutAxe);
    const [, name = ''] = title.split('/');
    const isVersioned = file.startsWith('packages/ui/');
    const [, aliases = ''] = /alsoCalled: \[([^\]]*)\]/.exec(code) ?? [];
    return {
      aliases: aliases.match(/[^',]*\w/g)?.map((alias) => alias.trim()) ?? [],
      route,
      states: states.length,
      modes: new Set(states.flatMap((story) => Object.keys(modesOf(story)))).size,
      checks: checked.flatMap(checkedModesOf).length,
      change: isVersioned ? changeOf(name) : undefined,
    };
  };
  return Object.fromEntries(readStoryFiles().map((file) => [file.title, factsOf(file)]));
}
