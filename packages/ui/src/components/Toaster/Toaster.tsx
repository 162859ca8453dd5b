import * as Radix from '@radix-ui/react-toast';
import { clsx } from 'clsx';
import { Ban, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { IconButton } from '../IconButton';
import styles from './Toaster.module.css';

export type ToastTone = 'success' | 'danger' | 'neutral';

export const toastTones = ['success', 'danger', 'neutral'] as const satisfies ToastTone[];

export interface Toast {
  /** Tells one toast from the next: another id starts the time again. */
  id: number | string;
  /** One short sentence. */
  message: string;
  /** What the sentence means: done, refused, or merely said. */
  tone: ToastTone;
}

export interface ToasterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What to say, or `null` while there is nothing to say. Replaces what was said before. */
  toast: Toast | null;
  /**
   * How long it stays, in milliseconds; the time stands still under the pointer and with the focus inside.
   * @default 3000
   */
  duration?: number;
  /** Called when its time is over or the reader dismisses it. */
  onDismiss: () => void;
}

const icons = { success: CircleCheck, danger: Ban, neutral: Info };

/** The last toast stays known while it fades; `turn` counts how often one appeared. */
function useTurns(toast: Toast | null) {
  const [state, setState] = useState({ current: toast, shown: toast, turn: 0 });
  const isOther = toast?.id !== state.current?.id;
  if (isOther) {
    setState({ current: toast, shown: toast ?? state.shown, turn: state.turn + (toast ? 1 : 0) });
  }
  return { shown: toast ?? state.shown, turn: state.turn };
}

/**
 * Screen readers announce a change in a status that they already know, not one that arrives filled:
 * so the first toast waits a moment. The toast itself is the status here; the copy of its text that
 * Radix announces is written into an element that is nowhere on the page.
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
 * A sentence at the edge of the window that leaves by itself. Renders a `div` of role `status`.
 * One an app, above its routes. Not for errors in a form, nor for anything that needs an answer.
 *
 * Keyboard: F8 moves the focus to it, Tab reaches its button; meanwhile, and under the pointer, the time
 * stands still.
 *
 * Accessibility: a polite status that is in the page before its text is, so that the text is announced.
 */
export function Toaster({ toast, duration = 3000, onDismiss, className, ...rest }: ToasterProps) {
  const { shown, turn } = useTurns(toast);
  const announcer = useAnnouncer();
  const Icon = shown && icons[shown.tone];
  return (
    <div role="status" aria-live="polite" {...rest} className={clsx(styles.root, className)}>
      {announcer && shown && Icon && (
        // A provider a toast: Radix forgets to resume the time after a toast was dismissed under the pointer.
        <Radix.Provider key={turn} announcerContainer={announcer} swipeDirection="down">
          <Radix.Root
            open={toast !== null}
            onOpenChange={(open) => !open && onDismiss()}
            type="foreground"
            duration={duration}
            data-tone={shown.tone}
            className={styles.toast}
          >
            <Icon size={18} className={styles.icon} />
            <Radix.Description className={styles.message}>{shown.message}</Radix.Description>
            <Radix.Close asChild>
              <IconButton label="Dismiss" size="small">
                <X />
              </IconButton>
            </Radix.Close>
          </Radix.Root>
          <Radix.Viewport className={styles.viewport} />
        </Radix.Provider>
      )}
    </div>
  );
}
