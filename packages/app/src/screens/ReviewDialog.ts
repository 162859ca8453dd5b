export { ReviewDialog as default } from '@patunay/ui';
