export { Bill } from './Bill';
export { BillCrop } from './BillCrop';
