import { VisuallyHidden } from '../../components/VisuallyHidden';
import { Fragment } from 'react';
import { Dialog } from '../../components/Dialog';
import type { DialogProps } from '../../components/Dialog';
import { directionOf } from '../../useDirection';
import { mirroredKey, shortcuts } from '../shortcuts';
import type { Shortcut, ShortcutScope } from '../shortcuts';
import { setSingleKeysOn, useSingleKeys } from '../singleKeys';
import styles from './ShortcutSheet.module.css';

/** The groups to list for the place where the sheet was opened: those of the place itself first. */
const listed = {
  cards: ['cards', 'review'],
  review: ['review', 'cards'],
  viewer: ['viewer', 'page', 'magnifier'],
} as const satisfies Record<string, ShortcutScope[]>;

const titles: Record<ShortcutScope, string> = {
  cards: 'On the cards of Review',
  review: 'In the review dialog',
  viewer: 'In the document viewer',
  page: 'With focus on the page',
  magnifier: 'While the magnifier is on',
};

export interface ShortcutSheetProps extends Pick<
  DialogProps,
  'open' | 'defaultOpen' | 'onOpenChange'
> {
  /** Where the sheet was opened. */
  scope: keyof typeof listed;
}

/**
 * The keyboard shortcuts of a part of the product, all from one table. Renders a Dialog. Open it with
 * `useShortcutSheet`.
 *
 * For people who dictate, a switch turns single-character shortcuts off until the page is reloaded.
 *
 * Keyboard: as Dialog; `?` opens it, from wherever the shortcuts work. Focus moves to the list, so that the arrow keys
 * scroll it.
 *
 * Accessibility: a heading and a description list for each place where shortcuts work; the actions are the terms. While
 * single characters are off, no button names one as its key.
 */
export function ShortcutSheet({ scope, ...rest }: ShortcutSheetProps) {
  const areSingleKeysOn = useSingleKeys();
  return (
    <Dialog
      {...rest}
      size="large"
      title="Keyboard shortcuts"
      description="They work while focus is there, but not in a text field, except for those with Ctrl or Cmd."
      footer={
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={areSingleKeysOn}
            onChange={(event) => setSingleKeysOn(event.target.checked)}
          />
          <span>Single-key shortcuts</span>
        </label>
      }
    >
      <ShortcutList scope={scope} />
    </Dialog>
  );
}

/** A component of its own, because the direction is known only in the browser. */
function ShortcutList({ scope }: Pick<ShortcutSheetProps, 'scope'>) {
  // oxlint-disable-next-line patunay/own-window -- there is no element before the first render
  const isRightToLeft = directionOf(document.body) === 'rtl';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- must be focusable to scroll in a short viewport
    <div role="group" aria-label="List of shortcuts" tabIndex={0} className={styles.groups}>
      {listed[scope].map((group) => (
        <section key={group} className={styles.group}>
          <h3 className={styles.title}>{titles[group]}</h3>
          <dl>
            {Object.entries<Shortcut>(shortcuts[group]).map(([action, { keys, label, note }]) => (
              <div key={action} className={styles.row}>
                <dt>
                  <span>{label}</span>
                  {note && <span className={styles.note}>{` ${note}`}</span>}
                </dt>
                <dd className={styles.keys}>
                  {keys.map((key, index) => (
                    <Fragment key={key}>
                      {index > 0 && <span className={styles.or}> or </span>}
                      <Keys keys={group === 'page' && isRightToLeft ? mirroredKey(key) : key} />
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** How a key is shown, and read if that differs. */
const names: Record<string, [shown: string, read?: string]> = {
  ArrowLeft: ['←', 'Left arrow'],
  ArrowRight: ['→', 'Right arrow'],
  ArrowUp: ['↑', 'Up arrow'],
  ArrowDown: ['↓', 'Down arrow'],
  PageUp: ['Page Up'],
  PageDown: ['Page Down'],
  Escape: ['Esc', 'Escape'],
  Control: ['Ctrl', 'Control'],
  Meta: ['Cmd', 'Command'],
  '+': ['+', 'Plus'],
  '-': ['−', 'Minus'],
  '=': ['=', 'Equals'],
  '?': ['?', 'Question mark'],
};

/** The keys to press together, each as a `kbd`. */
function Keys({ keys }: { keys: string }) {
  const together = keys === '+' ? [keys] : keys.split('+');
  return (
    <span className={styles.together}>
      {together.map((key, index) => {
        const [shown, read] = names[key] ?? [key.length > 1 ? key : key.toUpperCase()];
        return (
          <Fragment key={key}>
            {index > 0 && ' '}
            {/* Not `aria-label`, which is not allowed on a `kbd`. */}
            <kbd className={styles.key}>
              <span aria-hidden={read ? true : undefined}>{shown}</span>
              {read && <VisuallyHidden>{read}</VisuallyHidden>}
            </kbd>
          </Fragment>
        );
      })}
    </span>
  );
}
