import * as Radix from '@radix-ui/react-toast';
import { clsx } from 'clsx';
import { Ban, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import type { Tone } from '../../tones';
import { useWords } from '../../words';
import { IconButton } from '../IconButton';
import styles from './Toaster.module.css';

export type ToastTone = Extract<Tone, 'neutral' | 'success' | 'danger'>;

export const toastTones = ['neutral', 'success', 'danger'] as const satisfies ToastTone[];

export interface Toast {
  /** Identifies the toast: a new id restarts the timer. */
  id: number | string;
  /** One short sentence. */
  message: string;
  /** `success` for a completed action, `danger` for a rejection, `neutral` for information. */
  tone: ToastTone;
}

export interface ToasterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The current toast, or `null` for none. A new toast replaces the previous one. */
  toast: Toast | null;
  /**
   * How long a toast is shown, in milliseconds; the timer pauses on hover and while focus is inside.
   * @default 3000
   */
  duration?: number;
  /** Called when the timer ends or the user dismisses the toast. */
  onDismiss: () => void;
}

const icons = { success: CircleCheck, danger: Ban, neutral: Info };

/** Keeps the last toast while it fades out. `turn` increases with each new toast and serves as a `key`. */
function useTurns(toast: Toast | null) {
  const [state, setState] = useState({ current: toast, shown: toast, turn: 0 });
  const isOther = toast?.id !== state.current?.id;
  if (isOther) {
    setState({ current: toast, shown: toast ?? state.shown, turn: state.turn + (toast ? 1 : 0) });
  }
  return { shown: toast ?? state.shown, turn: state.turn };
}

/**
 * Delays the first toast, because screen readers announce changes in an existing live region, but not a region that is
 * added together with its text. The root is the live region; Radix's own announcement goes to a detached element, so
 * that nothing is announced twice.
 */
function useAnnouncer() {
  const [announcer, setAnnouncer] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncer(document.createElement('div')), 50);
    return () => clearTimeout(timer);
  }, []);
  return announcer;
}

/**
 * A short message at the edge of the viewport that disappears by itself. Renders a `div` of role `status`. Use
 * one per app, above its routes. Not for form errors or anything that needs an answer.
 *
 * Keyboard: F8 moves focus to it, Tab reaches its button, Escape dismisses it from anywhere; the timer pauses while it
 * has focus or the pointer is over it.
 *
 * Accessibility: a polite live region that is in the DOM before its text, so that the text is announced.
 */
export function Toaster({ toast, duration = 3000, onDismiss, className, ...rest }: ToasterProps) {
  const words = useWords('Toaster', { label: 'Notifications ({hotkey})', dismiss: 'Dismiss' });
  const { shown, turn } = useTurns(toast);
  const announcer = useAnnouncer();
  const Icon = shown && icons[shown.tone];
  return (
    <div role="status" aria-live="polite" {...rest} className={clsx(styles.root, className)}>
      {announcer && shown && Icon && (
        // A new provider for each toast, because Radix does not resume its timer after a toast has been dismissed
        // while the pointer was over it.
        <Radix.Provider key={turn} announcerContainer={announcer} swipeDirection="down">
          <Radix.Root
            open={toast !== null}
            onOpenChange={(open) => !open && onDismiss()}
            type="foreground"
            duration={duration}
            data-tone={shown.tone}
            className={styles.toast}
          >
            <Icon size="1.125rem" className={styles.icon} />
            <Radix.Description className={styles.message}>{shown.message}</Radix.Description>
            <Radix.Close asChild>
              <IconButton label={words.dismiss} size="small">
                <X />
              </IconButton>
            </Radix.Close>
          </Radix.Root>
          <Radix.Viewport label={words.label} className={styles.viewport} />
        </Radix.Provider>
      )}
    </div>
  );
}
