import type { ToastTone } from '@patunay/ui';
import { createContext, useContext } from 'react';

/** Shows a toast, which replaces the current one. */
type ShowToast = (message: string, tone: ToastTone) => void;

interface Toasts {
  showToast: ShowToast;
  /** Loads the toaster after the next frame. Call it when a toast is likely, so that the first one takes no longer. */
  prepareToast: () => void;
}

const nothing = () => undefined;

export const ToastContext = createContext<Toasts>({ showToast: nothing, prepareToast: nothing });

export const useToast = () => useContext(ToastContext);
