// A chunk of its own: a dynamic import of the library itself would load all of it.
export { ReviewDialog as default } from '@patunay/ui';
