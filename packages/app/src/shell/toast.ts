import { createContext, useContext } from 'react';

export type ToastTone = 'success' | 'danger' | 'neutral';

/** Shows a toast, which replaces the current one. */
export type ShowToast = (message: string, tone: ToastTone) => void;

export const ToastContext = createContext<ShowToast>(() => undefined);

export const useToast = () => useContext(ToastContext);
