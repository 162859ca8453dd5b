import { toastTimeoutMs } from '@patunay/fixtures';
import { Toaster } from '@patunay/ui';
import type { ToastTone } from '@patunay/ui';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { ToastContext } from './toast';

interface NumberedToast {
  id: number;
  message: string;
  tone: ToastTone;
}

/** Renders the toast above the routes, so that it survives navigation. */
export function ToastHost({ children }: { children: ReactNode }) {
  // Undefined until there is a toast: pages without one have no empty region.
  const [toast, setToast] = useState<NumberedToast | null>();

  const showToast = useCallback(
    (message: string, tone: ToastTone) =>
      setToast((last) => ({ id: (last?.id ?? 0) + 1, message, tone })),
    [],
  );

  return (
    <ToastContext value={showToast}>
      {children}
      {toast !== undefined && (
        <Toaster toast={toast} duration={toastTimeoutMs} onDismiss={() => setToast(null)} />
      )}
    </ToastContext>
  );
}
