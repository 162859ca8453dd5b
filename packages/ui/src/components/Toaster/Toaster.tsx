import * as Toast from '@radix-ui/react-toast';
import { clsx } from 'clsx';
import { Ban, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { IconButton } from '../IconButton';
import styles from './Toaster.module.css';

export type ToastTone = 'success' | 'danger' | 'neutral';

export const toastTones = ['success', 'danger', 'neutral'] as const satisfies ToastTone[];

const icons = { success: CircleCheck, danger: Ban, neutral: Info };

export interface ToasterToast {
  /** Another id is another toast: it takes the place of the one that shows and has its own time. */
  id: string | number;
  message: string;
  tone: ToastTone;
}

export interface ToasterProps extends ComponentProps<typeof Toast.Viewport> {
  /** What shows, or `null` for nothing. */
  toast: ToasterToast | null;
  /**
   * How long a toast stays, in milliseconds; the time stands still while the pointer or the focus rests on it.
   * @default 3000
   */
  duration?: number;
  /** Called when its time is over or it was dismissed. */
  onDismiss: () => void;
}

/** The text of a status comes a moment after the status itself: screen readers announce only what changes in it. */
function Status({ message }: { message: string }) {
  const [text, setText] = useState('');
  useEffect(() => setText(message), [message]);
  return (
    <div role="status" className={styles.message}>
      {text}
    </div>
  );
}

/**
 * Tells in a corner of the window what just happened, and goes by itself. Renders an `ol`; announced as a status.
 * Not for anything that needs an answer: use a Dialog.
 */
export function Toaster({ toast, duration = 3000, onDismiss, className, ...rest }: ToasterProps) {
  const Icon = icons[toast?.tone ?? 'neutral'];
  // Radix would announce a second, hidden copy of the text; the toast is a status itself.
  const [announcerContainer] = useState(() =>
    typeof document === 'undefined' ? undefined : document.createDocumentFragment(),
  );
  return (
    <Toast.Provider
      duration={duration}
      swipeDirection="right"
      label="Notification"
      announcerContainer={announcerContainer}
    >
      {toast && (
        <Toast.Root
          key={toast.id}
          className={styles.toast}
          data-tone={toast.tone}
          onOpenChange={(open) => !open && onDismiss()}
        >
          <Icon size={18} className={styles.icon} />
          <Status message={toast.message} />
          <Toast.Close asChild>
            <IconButton label="Dismiss">
              <X size={16} />
            </IconButton>
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport {...rest} className={clsx(styles.root, className)} />
    </Toast.Provider>
  );
}
