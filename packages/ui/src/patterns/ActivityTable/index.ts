export { ActivityTable } from './ActivityTable';
export type { ActivityAction, ActivityRow, ActivityTableProps } from './ActivityTable';
