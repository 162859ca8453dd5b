import { toastTimeoutMs } from '@patunay/fixtures';
import type { ToasterProps } from '@patunay/ui';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ToastContext } from './toast';
import type { ShowToast, ToastTone } from './toast';

/** Without its code there is no toast: the page stays, with what was entered on it. */
const Toaster = lazy<ComponentType<ToasterProps>>(() =>
  import('./Toaster').catch(() => ({ default: () => null })),
);

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
