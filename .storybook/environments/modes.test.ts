import { describe, expect, test } from 'vitest';
import { checkedModesOf, isOverview, modesOf } from './modes.ts';
import { readStoryFiles } from '../sources/storySource.js';

describe('the stories', () => {
  const files = readStoryFiles().filter(({ title }) =>
    /^(Components|Patterns|Screens)\//.test(title),
  );

  test.each(files)('$title has an overview story', ({ ids }) => {
    expect(ids.filter(isOverview)).toHaveLength(1);
  });

  test('have the modes of their kind', () => {
    const modes = (id: string) => Object.keys(modesOf(id)).join(' ');
    expect(modes('components-button--sizes')).toBe('light dark phone');
    expect(modes('components-button--do-and-dont')).toBe('light');
    expect(modes('components-button--variants')).toBe(
      'light dark phone forced-colors right-to-left more-contrast',
    );
    expect(modes('screens-landing--default')).toBe(
      'light dark phone tablet forced-colors right-to-left more-contrast large-text dark-phone print',
    );
    expect(modes('marketing-hero--default')).toBe('light dark phone');
    expect(modes('marketing-hero--cover')).toBe('light dark');
  });

  test('are checked by axe in all modes that axe can read', () => {
    expect(checkedModesOf('screens-landing--default').join(' ')).toBe(
      'light dark phone tablet right-to-left more-contrast large-text dark-phone',
    );
  });

  test('have only modes on Chromatic that Chromatic supports', () => {
    const modes = Object.keys(modesOf('screens-landing--default', { isChromatic: true }));
    expect(modes).toContain('more-contrast');
    expect(modes).not.toContain('forced-colors');
    expect(modes).not.toContain('print');
  });
});
