import { DismissableLayerBranch } from '@radix-ui/react-dismissable-layer';
import { useCallbackRef } from '@radix-ui/react-use-callback-ref';
import { clsx } from 'clsx';
import { Ban, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { useAnnounce } from '../../announcer';
import type { Tone } from '../../tones';
import { activeElementOf, isHTMLElement } from '../../ownerWindow';
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
   * How long a toast is shown, in milliseconds. It stays while it is hovered or focused or its tab is hidden, and this
   * long afterwards.
   * @default 3000
   */
  duration?: number;
  /** Called when the timer ends or the user dismisses the toast. */
  onDismiss: () => void;
}

const icons = { success: CircleCheck, danger: Ban, neutral: Info };

interface CardProps {
  toast: Toast;
  duration: number;
  onDismiss: () => void;
}

/** Closes itself after `duration` in a visible tab, counted from when it is neither hovered nor focused. */
function ToastCard({ toast, duration, onDismiss }: CardProps) {
  const words = useWords('Toaster', { label: 'Notifications (F8)', dismiss: 'Dismiss' });
  const card = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<EventTarget>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const Icon = icons[toast.tone];
  const announce = useAnnounce();
  useEffect(() => announce(toast.message), [announce, toast.message]);

  const dismiss = useCallbackRef(() => {
    const hasFocus = card.current?.contains(activeElementOf(card.current));
    if (hasFocus && isHTMLElement(focusedBefore.current)) focusedBefore.current.focus();
    onDismiss();
  });

  useEffect(() => {
    const page = card.current?.ownerDocument;
    if (!page || isHovered || isFocused || duration === Infinity) return;
    let timer: ReturnType<typeof setTimeout>;
    // Only while the tab is visible: the message may be the only feedback.
    const restart = () => {
      clearTimeout(timer);
      if (page.visibilityState === 'visible') timer = setTimeout(dismiss, duration);
    };
    restart();
    page.addEventListener('visibilitychange', restart);
    return () => {
      clearTimeout(timer);
      page.removeEventListener('visibilitychange', restart);
    };
  }, [isHovered, isFocused, duration, dismiss]);

  useEffect(() => {
    const page = card.current?.ownerDocument;
    const focusOnHotkey = ({ key }: KeyboardEvent) => key === 'F8' && card.current?.focus();
    page?.addEventListener('keydown', focusOnHotkey);
    return () => page?.removeEventListener('keydown', focusOnHotkey);
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape from its button
    <div
      ref={card}
      role="group"
      aria-label={words.label}
      tabIndex={-1}
      data-tone={toast.tone}
      className={styles.toast}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
        setIsFocused(true);
      }}
      onBlur={() => setIsFocused(false)}
      onKeyDown={({ key }) => key === 'Escape' && dismiss()}
    >
      <Icon size="1.125rem" className={styles.icon} />
      <p className={styles.message}>{toast.message}</p>
      <IconButton label={words.dismiss} size="small" onClick={dismiss}>
        <X />
      </IconButton>
    </div>
  );
}

/**
 * A short message at the edge of the viewport that disappears by itself. Renders a `div` of role `status`. Use one per
 * app, above its routes. Not for form errors or anything that needs an answer.
 *
 * Keyboard: F8 moves focus to it, Tab reaches its button, Escape dismisses it and returns focus. It stays while it is
 * focused or hovered; afterwards its timer restarts.
 *
 * Accessibility: announces the message once; the visible one is not a live region.
 */
export function Toaster({ toast, duration = 3000, onDismiss, className, ...rest }: ToasterProps) {
  return (
    // A branch, so that a click on the toast does not count as a click outside an open dialog.
    <DismissableLayerBranch
      // oxlint-disable-next-line patunay/one-announcer -- for its role; not a live region
      role="status"
      // oxlint-disable-next-line patunay/one-announcer -- `useAnnounce` announces it
      aria-live="off"
      {...rest}
      className={clsx(styles.root, className)}
    >
      {toast && (
        <ToastCard key={toast.id} toast={toast} duration={duration} onDismiss={onDismiss} />
      )}
    </DismissableLayerBranch>
  );
}
