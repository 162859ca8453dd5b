import { expect, test } from 'vitest';
import { defaultEnvironment } from '../environments/modes';
import { globalsOf, shownModes, sizeOf } from './shownModes';

const changes = Object.entries(shownModes).map(([name, mode]) => {
  const changed = Object.entries(globalsOf(mode)).filter(
    ([key, value]) => value !== Reflect.get(defaultEnvironment, key),
  );
  return [name, Object.fromEntries(changed)];
});

test('each mode sets its own globals, and resets all others', () => {
  expect(Object.fromEntries(changes)).toEqual({
    Light: {},
    Dark: { theme: 'dark' },
    Phone: {},
    'Large text': { textSize: 'large' },
    'Right to left': { direction: 'rtl' },
    'More contrast': { contrast: 'more' },
    'Forced colours, approximately': { theme: 'dark', contrast: 'forced' },
    Print: { media: 'print' },
    Focus: { state: 'focus' },
  });
});

test('a phone is as wide as in the visual tests, and a component has a smaller frame than a screen', () => {
  expect(sizeOf(shownModes.Phone!, 'screens-clients--all')).toEqual({ width: 390, height: 800 });
  expect(sizeOf(shownModes.Light!, 'screens-clients--all')).toEqual({ width: 1280, height: 800 });
  expect(sizeOf(shownModes.Light!, 'components-button--default').width).toBe(704);
});
