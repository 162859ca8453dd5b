import { toastTimeoutMs } from '@patunay/fixtures';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { ToastContext } from './toast';
import type { ShowToast, ToastTone } from './toast';

const Toaster = lazy(() => import('./Toaster'));

interface Toast {
  id: number;
  message: string;
  tone: ToastTone;
}

/** Holds the toast above the routes, so that it survives a change of page. Its code is fetched with the first one. */
export function ToastHost({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const [isNeeded, setIsNeeded] = useState(false);

  const showToast = useCallback<ShowToast>((message, tone) => {
    setIsNeeded(true);
    setToast((last) => ({ id: (last?.id ?? 0) + 1, message, tone }));
  }, []);

  return (
    <ToastContext value={showToast}>
      {children}
      {isNeeded && (
        <Suspense>
          <Toaster toast={toast} duration={toastTimeoutMs} onDismiss={() => setToast(null)} />
        </Suspense>
      )}
    </ToastContext>
  );
}
