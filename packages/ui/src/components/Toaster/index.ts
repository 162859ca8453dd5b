export { Toaster, toastTones } from './Toaster';
export type { ToasterProps, ToasterToast, ToastTone } from './Toaster';
