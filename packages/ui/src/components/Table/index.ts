export { tablePageCount } from './paging';
export { searchRows } from './rows';
export { Table } from './Table';
export type { TableProps } from './Table';
export { tableStacks } from './types';
export type {
  TableColumn,
  TableColumnWidth,
  TablePlace,
  TableSort,
  TableSortDirection,
  TableStack,
} from './types';
