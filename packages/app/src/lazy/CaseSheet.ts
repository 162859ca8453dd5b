// Gives the component its own chunk. A dynamic import of '@patunay/ui' would load the whole library.
export { CaseSheet as default } from '@patunay/ui';
