export { Table } from './Table';
export type { TableProps } from './Table';
export type { TableColumn, TableSort, TableSortDirection } from './types';
