// Gives the component its own chunk. A dynamic import of '@patunay/ui' would load the whole library.
export { ReviewDialog as default } from '@patunay/ui';
