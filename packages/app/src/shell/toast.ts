import { createContext, useContext } from 'react';

export type ToastTone = 'success' | 'danger' | 'neutral';

/** Shows a toast in place of the one that is showing. */
export type ShowToast = (message: string, tone: ToastTone) => void;

export const ToastContext = createContext<ShowToast>(() => undefined);

export const useToast = () => useContext(ToastContext);
