import { readFileSync, readdirSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import { defaultEnvironment, isOverview, modesOf, switches } from './modes.ts';

const files = ['packages/ui/src', 'packages/app/src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => `${folder}/${name}`),
);

/** The ids of all stories, by title. */
const stories = new Map(
  files.map((file) => {
    const source = readFileSync(file, 'utf8');
    const [, title = ''] = /title: '(.+?)'/.exec(source) ?? [];
    const exported = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name!);
    return [title, exported.map((name) => toId(title, storyNameFromExport(name)))];
  }),
);

describe('the overview stories', () => {
  const titles = [...stories.keys()].filter((title) =>
    /^(Components|Patterns|Screens)\//.test(title),
  );

  test.each(titles)('%s has one', (title) => {
    expect(stories.get(title)!.filter(isOverview)).toHaveLength(1);
  });

  test('have the modes of their kind', () => {
    const modes = (id: string) => Object.keys(modesOf(id)).join(' ');
    expect(modes('components-button--sizes')).toBe('light dark phone');
    expect(modes('components-button--variants')).toBe(
      'light dark phone forced-colors right-to-left more-contrast',
    );
    expect(modes('screens-landing--default')).toBe(
      'light dark phone tablet forced-colors right-to-left more-contrast large-text dark-phone print',
    );
    expect(modes('marketing-hero--default')).toBe('light dark phone');
  });

  test('have no mode on Chromatic that it cannot set', () => {
    const modes = Object.keys(modesOf('screens-landing--default', { isChromatic: true }));
    expect(modes).toContain('more-contrast');
    expect(modes).not.toContain('forced-colors');
    expect(modes).not.toContain('print');
  });
});

test('every default is a value of its switch', () => {
  expect(Object.keys(defaultEnvironment)).toEqual(Object.keys(switches));
  for (const [name, value] of Object.entries(defaultEnvironment)) {
    expect(switches[name as keyof typeof switches].values).toHaveProperty(value);
  }
});
