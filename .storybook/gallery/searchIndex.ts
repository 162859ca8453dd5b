import { basename, dirname } from 'node:path';
import { declaredIn } from '../../packages/ui/scripts/designTokens.ts';
import { usedTokens } from '../docs/blocks/styleFacts.ts';
import { readFacts } from '../docs/facts/facts.ts';
import { isCover } from '../environments/modes.ts';
import { filesIn, read } from '../sources/sourceFiles.ts';
import { readStoryFiles } from '../sources/storySource.ts';
import { sentenceCase } from '../sources/storyNames.ts';

/** What the gallery's search knows about a component, pattern, screen or guide. */
export interface Searchable {
  title: string;
  /** What other libraries call it: the parameter `alsoCalled` of its stories. */
  aliases: string[];
  /** The ARIA roles in it, and what a screen reader calls them, such as `columnheader` and `column header`. */
  roles: string[];
  /** The names of the components in it. */
  parts: string[];
  /** The tokens in its stylesheets. */
  tokens: string[];
  /** The tokens that a page of the foundations lists. */
  listed: string[];
  /** What it says, and what its stories say about it. */
  texts: string[];
}

const unique = (items: string[]) => [...new Set(items)].filter(Boolean);
const stringsIn = (code: string) => [...code.matchAll(/'([^'\n]+)'/g)].map(([, text = '']) => text);

/** The strings of a parameter that is a list, in all places where a story file sets it. */
const listIn = (code: string, parameter: string) =>
  [...code.matchAll(new RegExp(`\\b${parameter}: \\[([^\\]]*)\\]`, 'g'))].flatMap(([, list = '']) =>
    stringsIn(list),
  );

/** Splits a spoken phrase such as `button, Add Client`. Roles are lower case. */
function parse(phrase: string) {
  const [, role = '', text = ''] = /^([a-z ]+)(?:, (.+))?$/.exec(phrase) ?? ['', '', phrase];
  return { role, text };
}

/** The headings and sentences of a guide, without its code and markup. */
const textsOf = (markdown: string) =>
  markdown
    .replace(/^import .*$|^<[A-Z][\s\S]*?\/>$|^```[\s\S]*?^```$/gm, '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/[#_*`|<>]|^- |^\d+\. /gm, '')
    .split(/\n{2,}|(?<=[.:?!])\s+/)
    .map((text) => text.replace(/\s+/g, ' ').trim());

/** The guides whose text is in a file of its own. */
const texts: Record<string, string> = {
  'Guides/Specification': '.storybook/docs/guides/specification.md',
  'Guides/Using the library': 'packages/ui/README.md',
};

/** Guides, and the pages of the foundations. */
function readGuides(): Searchable[] {
  const tokens = [...declaredIn(read('packages/ui/src/styles/tokens.css'), 'light').keys()];
  return filesIn('.storybook/docs/guides', /[.]mdx$/).flatMap((file) => {
    const code = read(file);
    const [, title] = /<Meta title="([^"]+)"/.exec(code) ?? [];
    if (!title?.includes('/')) return [];
    const prefixes = [...code.matchAll(/prefix="([\w-]+)"/g)].map(([, prefix = '']) => prefix);
    const listed = tokens.filter((token) => prefixes.some((prefix) => token.startsWith(prefix)));
    return {
      title,
      aliases: [],
      roles: [],
      parts: [],
      tokens: [],
      listed: listed.map((token) => `--pt-${token}`),
      texts: unique(textsOf(texts[title] ? read(texts[title]) : code)),
    };
  });
}

/** Reads the index from the sources: nothing has to be registered. */
export function readSearchIndex(): Searchable[] {
  return [...readTitles(), ...readGuides()];
}

/** Components, patterns, marketing and screens. */
function readTitles(): Searchable[] {
  const facts = Object.entries(readFacts());
  return readStoryFiles()
    .filter(({ title }) => /^(Components|Patterns|Marketing|Screens)\//.test(title))
    .map(({ file, title, code, stories }) => {
      const spoken = listIn(code, 'spoken').map(parse);
      const states = stories.filter(({ id }) => !isCover(id));
      const css = file.startsWith('packages/ui/') ? filesIn(dirname(file), /[.]css$/) : [];
      const isPart = ([, { usedBy, screens }]: (typeof facts)[number]) =>
        [...usedBy, ...screens].some((page) => page.title === title);
      return {
        title,
        aliases: listIn(code, 'alsoCalled'),
        roles: unique([
          ...spoken.map(({ role }) => role),
          ...[...code.matchAll(/ByRole\('(\w+)'/g)].map(([, role = '']) => role),
        ]),
        parts: facts.filter(isPart).map(([folder]) => basename(folder)),
        tokens: usedTokens(css.map(read).join('\n')),
        listed: [],
        texts: unique([
          ...spoken.map(({ text }) => text),
          ...states.flatMap(({ name, description, args }) => [
            sentenceCase(name),
            ...(description ? [description] : []),
            ...[...args.values()].flatMap(stringsIn),
          ]),
        ]),
      };
    });
}
