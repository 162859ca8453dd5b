import { isCover } from '../environments/modes';
import { storyStore } from '../internals/browser';

/** The sections of the gallery whose titles have covers. */
export const sections = ['Screens', 'Patterns', 'Components', 'Marketing'];

/**
 * The titles of a section in the sidebar's order, with their stories. Read from Storybook's index, so a new story needs
 * no registration.
 */
export function sheetsOf(section: string) {
  const { entries } = storyStore().storyIndex;
  const own = Object.values(entries).filter(({ title }) => title.startsWith(`${section}/`));
  return [...new Set(own.map(({ title }) => title))].map((title) => {
    const all = own.filter((entry) => entry.title === title);
    const stories = all.filter(({ type }) => type === 'story');
    const first = section === 'Screens' ? stories[0] : all[0];
    if (!first) throw new Error(`${title} has no stories.`);
    return {
      title,
      /** The title without its section. */
      name: title.slice(section.length + 1),
      path: pathOf(first),
      tags: first.tags ?? [],
      // A screen's first state fills its cover.
      cover: section === 'Screens' ? first.id : first.id.replace(/--.*/, '--cover'),
      stories: stories.filter(({ id }) => !isCover(id)),
    };
  });
}

/** The path of a story or docs page. Storybook lists the docs page of a title first. */
const pathOf = ({ type, id }: { type: string; id: string }) => `/${type}/${id}`;

export type Sheet = ReturnType<typeof sheetsOf>[number];

export const storiesOf = (section: string) => sheetsOf(section).flatMap(({ stories }) => stories);

const spokenSteps = new Map<string, Promise<string[][]>>();

/** What a screen reader says in each step of a flow. Loads the story's chunk, which includes the app. */
export function spokenStepsOf(storyId: string): Promise<string[][]> {
  const steps =
    spokenSteps.get(storyId) ??
    storyStore()
      .loadStory({ storyId })
      .then(({ parameters }) => parameters.spokenSteps);
  spokenSteps.set(storyId, steps);
  return steps;
}

/** The groups of components, by the tag of their stories. */
const groups = {
  actions: 'Actions',
  forms: 'Forms',
  navigation: 'Navigation',
  data: 'Data',
  feedback: 'Feedback',
  layout: 'Layout and identity',
};

export const groupTags = Object.keys(groups);

export const groupsOf = (sheets: Sheet[]): [group: string, sheets: Sheet[]][] =>
  Object.entries(groups).map(([tag, group]) => [
    group,
    sheets.filter(({ tags }) => tags.includes(tag)),
  ]);
