export { BillScan } from './BillScan';
export type { BillScanProps } from './BillScan';
