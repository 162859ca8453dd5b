// A chunk of its own: a dynamic import of the library itself would load all of it.
export { Toaster as default } from '@patunay/ui';
