export { tablePageCount } from './paging';
export { Table } from './Table';
export type { TableProps } from './Table';
export { tableStacks } from './types';
export type { TableColumn, TablePlace, TableSort, TableSortDirection, TableStack } from './types';
