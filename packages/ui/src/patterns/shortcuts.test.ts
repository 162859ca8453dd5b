import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { actionOf, ariaKeys, handleShortcut, shortcuts } from './shortcuts';
import type { Shortcut, ShortcutAction, ShortcutScope } from './shortcuts';
import { setSingleKeysOn } from './singleKeys';

const scopes = Object.keys(shortcuts) as ShortcutScope[];
const rowsOf = (scope: ShortcutScope) => Object.entries<Shortcut>(shortcuts[scope]);
const all = scopes.flatMap((scope) => rowsOf(scope).map(([, shortcut]) => shortcut));
const characters = [...new Set(all.flatMap(({ keys }) => keys))].filter((key) => key.length === 1);

/** The characters next to letters and digits that need no AltGr and are no dead key. The Filipino layout is the US one. */
const typeable = {
  'US and Filipino': '`~!@#$%^&*()-_=+[]{}\\|;:\'",.<>/?',
  German: '°!"§$%&/()=?ß+*#\'-_.:,;<>',
  French: '²&é"\'(-è_çà)=°+$£¤ù%*µ,?;.:/!§<>',
};

describe('keys', () => {
  it.each(Object.entries(typeable))('can be typed on the %s keyboard', (_layout, symbols) => {
    const other = characters.filter((key) => !/[a-z0-9]/.test(key) && !symbols.includes(key));
    expect(other).toEqual([]);
  });

  it('are not those of the browser: quick find, activation, focus and function keys', () => {
    const taken = all.flatMap(({ keys }) =>
      keys.filter((key) => /^(\/|'| |Enter|Tab|Backspace|F\d+|(Alt|Control|Meta)\+.)$/.test(key)),
    );
    expect(taken).toEqual([]);
  });

  it('have one meaning in each scope, and in scopes that are active together', () => {
    for (const together of [['cards'], ['review'], ['viewer', 'page']] as const) {
      const keys = together.flatMap((scope) => rowsOf(scope).flatMap(([, row]) => row.keys));
      expect(keys).toEqual([...new Set(keys)]);
    }
  });

  it('have the same meaning in the viewer and in the dialog', () => {
    const inViewer = new Map(
      rowsOf('viewer').flatMap(([action, { keys }]) => keys.map((key) => [key, action])),
    );
    for (const [action, { keys }] of rowsOf('review')) {
      for (const key of keys) {
        // Escape closes whatever is innermost.
        if (key !== 'Escape') expect(inViewer.get(key) ?? action, key).toBe(action);
      }
    }
  });
});

describe('actionOf', () => {
  const press = (key: string, modifiers: Partial<KeyboardEvent> = {}) => ({
    key,
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    isComposing: false,
    ...modifiers,
  });

  it('ignores Shift and Caps Lock for characters, because layouts differ', () => {
    expect(actionOf('viewer', press('R'))).toBe('rotate');
    expect(actionOf('viewer', press('R', { shiftKey: true }))).toBe('rotate');
    expect(actionOf('viewer', press('0', { shiftKey: true }))).toBe('fitWidth');
    expect(actionOf('viewer', press('?', { shiftKey: true }))).toBe('help');
  });

  it('tells Shift with an arrow key from the arrow key', () => {
    expect(actionOf('page', press('ArrowRight'))).toBe('nextPage');
    expect(actionOf('page', press('ArrowRight', { shiftKey: true }))).toBe('scroll');
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'])('ignores characters with %s', (modifier) => {
    for (const key of characters) {
      expect(actionOf('viewer', press(key, { [modifier]: true }))).toBeUndefined();
      expect(actionOf('review', press(key, { [modifier]: true }))).toBeUndefined();
    }
  });

  it('ignores AltGr, dead keys and keys that compose text', () => {
    expect(actionOf('viewer', press('m', { ctrlKey: true, altKey: true }))).toBeUndefined();
    expect(actionOf('viewer', press('Dead'))).toBeUndefined();
    expect(actionOf('viewer', press('j', { isComposing: true }))).toBeUndefined();
  });

  it('is none for the key events of autofill, which have no key', () => {
    for (const scope of scopes) {
      expect(actionOf(scope, new Event('keydown') as KeyboardEvent)).toBeUndefined();
    }
  });

  it('confirms with Ctrl or Cmd and Enter only', () => {
    expect(actionOf('review', press('Enter', { ctrlKey: true }))).toBe('confirm');
    expect(actionOf('review', press('Enter', { metaKey: true }))).toBe('confirm');
    expect(actionOf('review', press('Enter'))).toBeUndefined();
  });
});

it('aria-keyshortcuts names the plus key, and separates alternatives by spaces', () => {
  expect(ariaKeys(shortcuts.viewer.zoomIn)).toBe('Plus =');
  expect(ariaKeys(shortcuts.review.confirm)).toBe('Control+Enter Meta+Enter');
  expect(ariaKeys(shortcuts.viewer.rotate)).toBe('R');
});

describe('handleShortcut', () => {
  /** Presses keys on a button of the review dialog. Returns the actions. */
  const press = (...keys: string[]) => {
    const done: string[] = [];
    const names = Object.keys(shortcuts.review) as ShortcutAction<'review'>[];
    const handlers = Object.fromEntries(names.map((name) => [name, () => done.push(name)]));
    const target = { matches: () => false };
    for (const key of keys) {
      const modifiers = { ctrlKey: key.startsWith('Control+') };
      const nativeEvent = { key: key.replace('Control+', ''), ...modifiers };
      handleShortcut(
        'review',
        {
          ...nativeEvent,
          nativeEvent,
          target,
          currentTarget: { contains: () => true },
          preventDefault: () => undefined,
        } as unknown as ReactKeyboardEvent<HTMLElement>,
        handlers,
      );
    }
    return done;
  };

  afterEach(() => setSingleKeysOn(true));

  it('does nothing on single keys that are switched off; the others work', () => {
    setSingleKeysOn(false);
    expect(press('j', 'x', '+', '?', 'Control+Enter', 'Escape')).toEqual(['confirm', 'close']);
  });
});
