export { AddClientDialog as default } from '@patunay/ui';
