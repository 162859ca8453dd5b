export { ActivityTable } from './ActivityTable';
export type { ActivityTableProps } from './ActivityTable';
