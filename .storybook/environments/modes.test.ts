import { expect, test } from 'vitest';
import { checkedModesOf, isOverview, modesOf } from './modes.ts';
import { readStoryFiles } from '../sources/storySource.ts';

// Which modes have a screenshot is in the manifest of the visual tests, which fail if one is missing or left over.

const filesOf = (sections: RegExp) => readStoryFiles().filter(({ title }) => sections.test(title));

test.each(filesOf(/^(Components|Patterns|Screens)\//))(
  '$title has an overview story',
  ({ stories }) => {
    expect(stories.filter(isOverview)).toHaveLength(1);
  },
);

test.each(filesOf(/^(Components|Patterns|Marketing)\//))(
  '$title has a story in focus mode',
  ({ stories }) => {
    const shown = stories.filter((story) => modesOf(story).focus);
    expect(shown).toHaveLength(1);
    expect(modesOf(shown[0]!).focus!.screenshot).toBeUndefined();
  },
);

const screen = { id: 'screens-landing--default', parameters: {} };

test('axe checks all modes that it can read', () => {
  expect(checkedModesOf(screen).join(' ')).toBe(
    'light dark phone tablet right-to-left more-contrast large-text dark-phone',
  );
});

test('Chromatic has only modes that it supports', () => {
  expect(Object.keys(modesOf(screen, { isChromatic: true })).join(' ')).toBe(
    'light dark phone tablet right-to-left more-contrast large-text',
  );
});
