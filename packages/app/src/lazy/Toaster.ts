// Gives the component its own chunk. A dynamic import of '@patunay/ui' would load the whole library.
export { Toaster as default } from '@patunay/ui';
