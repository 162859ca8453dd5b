import { describe, expect, test } from 'vitest';
import { checkedModesOf, isOverview, modesOf } from './modes.ts';
import { readStoryFiles } from '../sources/storySource.ts';

describe('the stories', () => {
  const files = readStoryFiles().filter(({ title }) =>
    /^(Components|Patterns|Screens)\//.test(title),
  );

  test.each(files)('$title has an overview story', ({ stories }) => {
    expect(stories.filter(isOverview)).toHaveLength(1);
  });

  const withFocus = readStoryFiles().filter(({ title }) =>
    /^(Components|Patterns|Marketing)\//.test(title),
  );

  test.each(withFocus)('$title has a story in focus mode', ({ stories }) => {
    const shown = stories.filter((story) => modesOf(story).focus);
    expect(shown).toHaveLength(1);
    expect(modesOf(shown[0]!).focus!.screenshot).toBeUndefined();
  });

  const all = new Map(
    readStoryFiles().flatMap(({ stories }) => stories.map((story) => [story.id, story] as const)),
  );
  const storyOf = (id: string) => {
    const story = all.get(id);
    if (!story) throw new Error(`There is no story ${id}.`);
    return story;
  };

  test('have no screenshot where another shows the same', () => {
    const screenshots = (id: string) =>
      Object.entries(modesOf(storyOf(id))).flatMap(([name, { screenshot }]) =>
        (screenshot ?? true) ? name : [],
      );
    expect(screenshots('flows-review--approve')).toEqual(['light']);
    expect(screenshots('components-button--do-and-dont')).toEqual([]);
    expect(screenshots('screens-dashboard--menu-open')).toEqual(['phone']);
    expect(screenshots('patterns-errorscreen--default')).toEqual(['focus']);
  });

  test('have the modes of their kind', () => {
    const modes = (id: string) => Object.keys(modesOf(storyOf(id))).join(' ');
    expect(modes('components-button--sizes')).toBe('light dark phone');
    expect(modes('components-button--do-and-dont')).toBe('light');
    expect(modes('components-button--variants')).toBe(
      'light dark phone forced-colors right-to-left more-contrast focus',
    );
    expect(modes('screens-landing--default')).toBe(
      'light dark phone tablet forced-colors right-to-left more-contrast large-text dark-phone print',
    );
    expect(modes('marketing-hero--default')).toBe('light phone focus');
    expect(modes('marketing-hero--cover')).toBe('light dark');
  });

  test('are checked by axe in all modes that axe can read', () => {
    expect(checkedModesOf(storyOf('screens-landing--default')).join(' ')).toBe(
      'light dark phone tablet right-to-left more-contrast large-text dark-phone',
    );
  });

  test('have only modes on Chromatic that Chromatic supports', () => {
    const modes = Object.keys(modesOf(storyOf('screens-landing--default'), { isChromatic: true }));
    expect(modes).toContain('more-contrast');
    expect(modes).not.toContain('forced-colors');
    expect(modes).not.toContain('print');
  });
});
