import type { ToastTone } from '@patunay/ui';
import { createContext, useContext } from 'react';

/** Shows a toast, which replaces the current one. */
type ShowToast = (message: string, tone: ToastTone) => void;

export const ToastContext = createContext<ShowToast>(() => undefined);

export const useToast = () => useContext(ToastContext);
