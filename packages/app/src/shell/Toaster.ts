export { Toaster as default } from '@patunay/ui';
