import { describe, expect, test } from 'vitest';
import type { Story, Task } from '../index.ts';
import { named, plan, renderings, shard, shuffled } from './plan.ts';

const viewports = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};
const modes = {
  light: { theme: 'light', viewport: 1280 },
  dark: { theme: 'dark', viewport: 1280 },
  phone: { theme: 'light', viewport: 390 },
};
const config = {
  viewports,
  globals: ({ theme, direction = 'ltr' }: Task['settings']) => ({ theme, direction }),
  remountOn: ['direction'],
};

const projectA11y = { test: 'error', config: { rules: [{ id: 'region', enabled: false }] } };

const story = (id: string, chromatic: object = {}, component = 'Card'): Story => ({
  id,
  title: `Components/${component}`,
  name: 'Default',
  file: `./packages/ui/src/components/${component}/${component}.stories.tsx`,
  tags: ['dev', 'test'],
  globals: {},
  parameters: {},
  chromatic: { modes, ...chromatic },
  a11y: projectA11y,
  projectA11y,
  test: {},
});

describe('the screenshots of a story', () => {
  test('are in its modes, with the height that belongs to each width', () => {
    const { tasks, problems } = plan([story('card--default')], config);
    expect(problems).toEqual([]);
    expect(
      tasks.map(({ mode, toolbar, width, height }) => [mode, toolbar.theme, width, height]),
    ).toEqual([
      ['light', 'light', 1280, 800],
      ['dark', 'dark', 1280, 800],
      ['phone', 'light', 390, 844],
    ]);
  });

  test('exclude a disabled mode', () => {
    const withoutDark = { ...modes, dark: { disable: true } };
    const { tasks } = plan([story('card--default', { modes: withoutDark })], config);
    expect(tasks.map(({ mode }) => mode)).toEqual(['light', 'phone']);
  });

  test('disableSnapshot omits them, with a reason', () => {
    const chromatic = { disableSnapshot: true, reason: 'Shows a video.' };
    const { tasks, problems } = plan([story('card--default', chromatic)], config);
    expect(problems).toEqual([]);
    expect(tasks.map(({ hasScreenshot }) => hasScreenshot)).toEqual([false, false, false]);
  });

  test('can be omitted in a mode, in which the story is still rendered and checked', () => {
    const modes = { light: { viewport: 1280 }, dark: { viewport: 1280, screenshot: false } };
    const { tasks, problems } = plan([story('card--default', { modes })], {});
    expect(problems).toEqual([]);
    expect(tasks.map(({ hasScreenshot }) => hasScreenshot)).toEqual([true, false]);
  });

  test('cannot set parameters that only Chromatic applies', () => {
    const { problems } = plan([story('card--default', { diffThreshold: 1 })], config);
    expect(problems).toEqual([
      expect.stringContaining('sets `chromatic.diffThreshold`, which only'),
    ]);
  });
});

describe('opting out of a check', () => {
  const optOuts = [
    ['the screenshot', { chromatic: { modes, disableSnapshot: true } }, 'chromatic'],
    ['a mode', { chromatic: { modes: { ...modes, dark: { disable: true } } } }, 'chromatic'],
    ['rules of axe', { a11y: { ...projectA11y, config: { rules: [] } } }, 'a11y'],
    ['elements', { a11y: { ...projectA11y, context: { exclude: ['.x'] } } }, 'a11y'],
    ['failing on violations', { a11y: { ...projectA11y, test: 'todo' } }, 'a11y'],
    ['axe, by a global', { globals: { a11y: { manual: true } } }, 'a11y'],
    ['Vitest, by the tag !test', { tags: ['dev'] }, 'test'],
    ['unhandled errors', { test: { dangerouslyIgnoreUnhandledErrors: true } }, 'test'],
  ] as const;
  const problemsWith = (own: object) =>
    plan([{ ...story('card--default'), ...own }], config).problems;

  test.each(optOuts)('%s needs a reason', (_, own, parameter) => {
    const reasoned = (reason: string) => ({
      ...own,
      [parameter]: {
        ...story('')[parameter],
        ...(own as Record<string, object>)[parameter],
        reason,
      },
    });
    expect(problemsWith(own)).toEqual([
      expect.stringMatching(
        new RegExp(`^card--default .* add a \`reason\` to \`parameters.${parameter}\`.$`),
      ),
    ]);
    expect(problemsWith(reasoned(' '))).toHaveLength(1);
    expect(problemsWith(reasoned('It shows a video.'))).toEqual([]);
  });
});

describe('selecting stories', () => {
  const { tasks } = plan([story('card--default'), story('table--long', {}, 'Table')], config);
  const idsOf = (list: { id: string }[]) => [...new Set(list.map(({ id }) => id))];

  test.each([
    ['table--'],
    ['components/TABLE'],
    ['packages/ui/src/components/Table'],
    ['./packages/ui/src/components/Table/Table.stories.tsx'],
  ])('matches part of the id, title or file: %s', (name) => {
    expect(idsOf(named(tasks, [name]))).toEqual(['table--long']);
  });

  test('includes all stories without a name, and none for an unknown name', () => {
    expect(named(tasks, [])).toEqual(tasks);
    expect(named(tasks, ['nothing'])).toEqual([]);
  });

  test('covers each task once when sharded', () => {
    const shards = [1, 2, 3].map((i) => shard(tasks, { i, n: 3 }));
    expect(new Set(shards.flat())).toEqual(new Set(tasks));
    expect(shards.map(idsOf)).toEqual([['card--default'], ['table--long'], []]);
  });

  test('shuffles the renderings within each frame', () => {
    const many = plan(
      Array.from('abcdefgh', (letter) => story(`${letter}--default`)),
      config,
    ).tasks;
    const other = shuffled(many, 3);
    expect(other).not.toEqual(many);
    expect(other.map(({ mode }) => mode)).toEqual(many.map(({ mode }) => mode));
    expect(new Set(renderings(other))).toEqual(new Set(renderings(many)));
  });
});

test('the modes of a story with the same width and direction share one rendering', () => {
  const more = {
    ...modes,
    mirrored: { theme: 'light', viewport: 1280, direction: 'rtl' },
    contrast: { theme: 'light', viewport: 1280, contrast: 'more' },
  };
  const { tasks } = plan([story('a--default', { modes: more }), story('b--default')], config);
  expect(tasks.map(({ settings }) => settings)).toContainEqual({
    theme: 'light',
    contrast: 'more',
  });
  const shown = renderings(tasks).map((group) => [group[0]!.id, ...group.map(({ mode }) => mode)]);
  expect(shown).toEqual([
    ['a--default', 'light', 'dark', 'contrast'],
    ['b--default', 'light', 'dark'],
    ['a--default', 'mirrored'],
    ['a--default', 'phone'],
    ['b--default', 'phone'],
  ]);
});
