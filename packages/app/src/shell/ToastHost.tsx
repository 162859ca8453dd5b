import { toastTimeoutMs } from '@patunay/fixtures';
import { importWithRetry, StatusLine } from '@patunay/ui';
import type { Toast, ToasterProps } from '@patunay/ui';
import { useCallback, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ToastContext } from './toast';
import type { ShowToast } from './toast';

const loadToaster = () => import('../lazy/Toaster');

interface NumberedToast extends Toast {
  id: number;
}

/**
 * Renders the toast above the routes, so that it survives navigation. Its chunk is loaded with the first toast. If
 * that fails, the message is shown in a plain status line, and the next toast tries again.
 */
export function ToastHost({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<NumberedToast | null>(null);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const dismiss = () => setToast(null);

  const showToast = useCallback<ShowToast>((message, tone) => {
    setToast((last) => ({ id: (last?.id ?? 0) + 1, message, tone }));
    setHasFailed(false);
    importWithRetry(loadToaster).then(
      (code) => setToaster(() => code.default),
      () => setHasFailed(true),
    );
  }, []);

  // Dismisses the fallback; the Toaster has its own timer.
  useEffect(() => {
    if (!hasFailed || !toast) return;
    const timer = setTimeout(() => setToast(null), toastTimeoutMs);
    return () => clearTimeout(timer);
  }, [hasFailed, toast]);

  return (
    <ToastContext value={showToast}>
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
