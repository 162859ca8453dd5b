export { Toaster, toastTones } from './Toaster';
export type { Toast, ToasterProps, ToastTone } from './Toaster';
