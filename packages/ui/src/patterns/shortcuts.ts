import type { KeyboardEvent } from 'react';
import { isComposing } from '../isComposing';
import { areSingleKeysOn, useSingleKeys } from './singleKeys';

export interface Shortcut {
  /**
   * Any of these keys, as in `KeyboardEvent.key`, letters in lower case. None needs AltGr on a US, Filipino, German or
   * French keyboard, and none is a key of the browser or of a screen reader.
   */
  keys: readonly string[];
  /** What it does; if a button does the same, the button's name. */
  label: string;
  /** How to press the key, if not as usual. */
  note?: string;
}

const findings = {
  nextFinding: { keys: ['j'], label: 'Next finding' },
  previousFinding: { keys: ['k'], label: 'Previous finding' },
  compare: { keys: ['c'], label: 'Compare the selected finding' },
  back: { keys: ['b'], label: 'Back to the previous view' },
};

const text = {
  find: { keys: ['s'], label: 'Search in the document' },
};

const pages = {
  nextPage: { keys: ['n'], label: 'Next page' },
  previousPage: { keys: ['p'], label: 'Previous page' },
};

const zooming = {
  zoomIn: { keys: ['+', '='], label: 'Zoom in' },
  zoomOut: { keys: ['-'], label: 'Zoom out' },
  fitWidth: { keys: ['0'], label: 'Fit to width' },
  fitWindow: { keys: ['f'], label: 'Fit to window' },
  rotate: { keys: ['r'], label: 'Rotate' },
};

const help = { keys: ['?'], label: 'Keyboard shortcuts' };

const copyLink = { keys: ['l'], label: 'Copy link' };

/**
 * All keyboard shortcuts, by where focus must be. The only source for the handlers, the buttons' tooltips and
 * `aria-keyshortcuts`, the list that `?` opens, the documentation and the tests.
 */
export const shortcuts = {
  cards: {
    nextCard: { keys: ['j'], label: 'Next document' },
    previousCard: { keys: ['k'], label: 'Previous document' },
    review: { keys: ['o'], label: 'Review the document' },
    help,
  },
  review: {
    ...findings,
    ...pages,
    ...text,
    ...zooming,
    approve: { keys: ['a'], label: 'Approve, and write the notes' },
    reject: { keys: ['x'], label: 'Reject, and write the reason' },
    addToReason: { keys: ['i'], label: 'Add the selected finding to the reason' },
    text: { keys: ['t'], label: 'Back to the text' },
    confirm: { keys: ['Control+Enter', 'Meta+Enter'], label: 'Confirm' },
    // Handled by Dialog.
    close: { keys: ['Escape'], label: 'Close and keep the draft' },
    help,
  },
  viewer: {
    ...findings,
    clear: {
      keys: ['Escape'],
      label: 'Clear the selected finding',
      note: 'in a comparison, leaves it first',
    },
    ...pages,
    ...text,
    ...zooming,
    magnify: { keys: ['m'], label: 'Magnifier', note: 'while held; pressed briefly, it stays on' },
    copyLink,
    help,
  },
  page: {
    nextPage: { keys: ['ArrowRight', 'PageDown'], label: 'Next page' },
    previousPage: { keys: ['ArrowLeft', 'PageUp'], label: 'Previous page' },
    firstPage: { keys: ['Home'], label: 'First page' },
    lastPage: { keys: ['End'], label: 'Last page' },
    scroll: { keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'], label: 'Scroll sideways' },
  },
  magnifier: {
    move: { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], label: 'Move' },
    close: { keys: ['Escape'], label: 'Close' },
  },
} as const satisfies Record<string, Record<string, Shortcut>>;

export type ShortcutScope = keyof typeof shortcuts;
export type ShortcutAction<Scope extends ShortcutScope> = keyof (typeof shortcuts)[Scope];

type Keys = Pick<
  globalThis.KeyboardEvent,
  'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'
> & { key?: string; keyCode?: number };

/** A pressed key in the table's notation. Shift is left out for characters, because layouts differ in what needs it. */
function pressed(key: string, { shiftKey, ctrlKey, altKey, metaKey }: Keys) {
  return [
    ctrlKey && 'Control',
    altKey && 'Alt',
    metaKey && 'Meta',
    shiftKey && key.length > 1 && 'Shift',
    key.length > 1 ? key : key.toLowerCase(),
  ]
    .filter(Boolean)
    .join('+');
}

/** The action of a key event; undefined for other keys, during IME composition and for autofill. */
export function actionOf<Scope extends ShortcutScope>(
  scope: Scope,
  event: Keys,
): ShortcutAction<Scope> | undefined {
  // Key events of autofill have no key.
  if (event.key === undefined || isComposing(event)) return undefined;
  const key = pressed(event.key, event);
  const table: Record<string, Shortcut> = shortcuts[scope];
  return Object.keys(table).find((action) => table[action]?.keys.includes(key)) as
    | ShortcutAction<Scope>
    | undefined;
}

const textEntry = 'input:not([type=radio], [type=range]), textarea, select, [contenteditable]';

const isSingle = (key: string) => key.length === 1;

/**
 * Calls the handler of the shortcut that was pressed, if there is one, and prevents the key's default. In text fields
 * only keys with Ctrl or Cmd are shortcuts. Single-character shortcuts are ignored while they are switched off (WCAG
 * 2.1.4).
 */
export function handleShortcut<Scope extends ShortcutScope>(
  scope: Scope,
  event: KeyboardEvent<HTMLElement>,
  handlers: Partial<Record<ShortcutAction<Scope>, (() => void) | undefined>>,
) {
  const target = event.target as Element;
  // React events bubble through portals: a dialog opened from here has keys of its own.
  if (event.defaultPrevented || !event.currentTarget.contains(target)) return;
  if (target.matches(textEntry) && !event.ctrlKey && !event.metaKey) return;
  if (isSingle(event.key) && !areSingleKeysOn()) return;
  const action = actionOf(scope, event.nativeEvent);
  const handle = action && handlers[action];
  if (!handle) return;
  event.preventDefault();
  handle();
}

const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** A key as it is in right-to-left text, where the next page is on the left, or the reverse. */
export const mirroredKey = (key: string) => mirrored[key] ?? key;

/** The value of `aria-keyshortcuts`, in which `+` joins keys. */
export const ariaKeys = ({ keys }: Shortcut) =>
  keys.map((key) => (key === '+' ? 'Plus' : key.length > 1 ? key : key.toUpperCase())).join(' ');

/** The keys of the Pager's buttons. */
const pagerKeys = { previous: ariaKeys(pages.previousPage), next: ariaKeys(pages.nextPage) };

/** As `ariaKeys`, without keys that are switched off; undefined if none is left. */
export function useAriaKeys() {
  const areOn = useSingleKeys();
  return (shortcut: Shortcut) =>
    areOn || !shortcut.keys.every(isSingle) ? ariaKeys(shortcut) : undefined;
}

export const usePagerKeys = () => (useSingleKeys() ? pagerKeys : undefined);
