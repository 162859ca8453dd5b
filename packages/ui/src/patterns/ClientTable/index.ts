export { ClientTable, searchClients } from './ClientTable';
export type { ClientTableProps } from './ClientTable';
