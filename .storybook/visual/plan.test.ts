import { describe, expect, test } from 'vitest';
import { everyScreen, everyStory, viewports } from '../modes';
import { named, part, plan, shuffled } from './plan.js';

const story = (id: string, chromatic: object = {}, component = 'Card') => ({
  id,
  title: `Components/${component}`,
  name: 'Default',
  file: `./packages/ui/src/components/${component}/${component}.stories.tsx`,
  chromatic: { modes: everyStory, ...chromatic },
});

const modesOf = (chromatic: object) =>
  plan([story('card--default', chromatic)], viewports).tasks.map(({ mode }) => mode);
const faultsOf = (chromatic: object) =>
  plan([story('card--default', chromatic)], viewports).faults.join('\n');

describe('the pictures of a story', () => {
  test('are those of its modes, at the height that goes with their width', () => {
    const { tasks, faults } = plan([story('card--default')], viewports);
    expect(faults).toEqual([]);
    expect(tasks.map(({ mode, theme, width, height }) => [mode, theme, width, height])).toEqual([
      ['light', 'light', 1280, 800],
      ['dark', 'dark', 1280, 800],
      ['phone', 'light', 390, 844],
    ]);
  });

  test('of a screen, one more', () => {
    expect(modesOf({ modes: { ...everyScreen, ...everyStory } })).toContain('tablet');
  });

  test('without a mode that is disabled', () => {
    expect(modesOf({ modes: { ...everyStory, dark: { disable: true } } })).toEqual([
      'light',
      'phone',
    ]);
  });

  test('none where a reason is given, and a fault where none is', () => {
    expect(modesOf({ disableSnapshot: true, reason: 'Draws nothing.' })).toEqual([]);
    expect(faultsOf({ disableSnapshot: true, reason: 'Draws nothing.' })).toBe('');
    expect(faultsOf({ disableSnapshot: true })).toMatch(/does not say why/);
  });

  test.each([
    [{ ignoreSelectors: ['.clock'] }, /chromatic.ignoreSelectors.*only Chromatic understands/],
    [{ diffThreshold: 63 }, /`diffThreshold` of 63/],
    [{ delay: '300ms' }, /`delay` of 300ms/],
    [{ modes: { wide: { theme: 'light', viewport: 'large' } } }, /a mode, wide/],
    [{ modes: { german: { theme: 'light', viewport: 1280, locale: 'de' } } }, /a mode, german/],
  ])('a parameter that is not honoured here is a fault: %j', (chromatic, says) => {
    expect(faultsOf(chromatic)).toMatch(says);
  });
});

describe('a run of some of them', () => {
  const { tasks } = plan([story('card--default'), story('table--long', {}, 'Table')], viewports);
  const idsOf = (list: { id: string }[]) => [...new Set(list.map(({ id }) => id))];

  test.each([
    ['table--'],
    ['components/TABLE'],
    ['packages/ui/src/components/Table'],
    ['./packages/ui/src/components/Table/Table.stories.tsx'],
    ['packages/ui/src/components/Table/Table.module.css'],
    ['packages/ui/src/components/Table/TableHead.tsx'],
  ])('is named by a part of id, title or file: %s', (name) => {
    expect(idsOf(named(tasks, [name]))).toEqual(['table--long']);
  });

  test('is all of them without a name, and none by a name that nothing has', () => {
    expect(named(tasks, [])).toEqual(tasks);
    expect(named(tasks, ['nothing'])).toEqual([]);
  });

  test('as shards is each of them once', () => {
    const shards = [1, 2, 3, 4].map((i) => part(tasks, i, 4));
    expect(shards.flat()).toEqual(tasks);
  });

  test('in another order is the same ones, mode by mode', () => {
    const other = shuffled(tasks, 3);
    expect(other.map(({ mode }) => mode)).toEqual(tasks.map(({ mode }) => mode));
    expect(new Set(other)).toEqual(new Set(tasks));
  });
});
