import { toastTimeoutMs } from '@patunay/fixtures';
import { importWithRetry, StatusLine } from '@patunay/ui';
import type { Toast, ToasterProps } from '@patunay/ui';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { ComponentType, ContextType, ReactNode } from 'react';
import { ToastContext } from './toast';

const loadToaster = () => import('../lazy/Toaster');

interface NumberedToast extends Toast {
  id: number;
}

/**
 * Renders the toast above the routes, so that it survives navigation. Its chunk is loaded before the first toast. If
 * that fails, the message is shown in a plain status line, and the next toast tries again.
 */
export function ToastHost({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<NumberedToast | null>(null);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const dismiss = () => setToast(null);

  const toasts = useMemo<ContextType<typeof ToastContext>>(() => {
    const load = async () => {
      const code = await importWithRetry(loadToaster);
      // So that it does not delay what is being opened while it is prepared.
      startTransition(() => setToaster(() => code.default));
    };
    return {
      showToast: (message, tone) => {
        setToast((last) => ({ id: (last?.id ?? 0) + 1, message, tone }));
        setHasFailed(false);
        load().catch(() => setHasFailed(true));
      },
      prepareToast: () => requestAnimationFrame(() => setTimeout(() => load().catch(() => {}))),
    };
  }, []);

  // Dismisses the fallback; the Toaster has its own timer.
  useEffect(() => {
    if (!hasFailed || !toast) return;
    const timer = setTimeout(() => setToast(null), toastTimeoutMs);
    return () => clearTimeout(timer);
  }, [hasFailed, toast]);

  return (
    <ToastContext value={toasts}>
      {children}
      {Toaster ? (
        <Toaster toast={toast} duration={toastTimeoutMs} onDismiss={dismiss} />
      ) : (
        // A live region must be in the page before its text, or the text is not announced.
        toast && <StatusLine>{hasFailed && toast.message}</StatusLine>
      )}
    </ToastContext>
  );
}
