export { ClientTable } from './ClientTable';
export type { ClientRow, ClientTableProps } from './ClientTable';
