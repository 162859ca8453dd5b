export { DocumentTable } from './DocumentTable';
export type { DocumentRow, DocumentTableProps } from './DocumentTable';
