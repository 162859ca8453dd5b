import { Clock } from 'lucide-react';
import { Badge } from '../../components/Badge';
import { EmptyState } from '../../components/EmptyState';
import { Mono } from '../../components/Mono';
import { Table } from '../../components/Table';
import type { TableColumn, TableProps } from '../../components/Table';
import type { Client } from '../../domain';
import styles from './ClientTable.module.css';

export interface ClientTableProps<Row extends Client> extends Omit<
  TableProps<Row>,
  'label' | 'columns' | 'rows' | 'rowKey' | 'rowHref'
> {
  clients: readonly Row[];
  /** The href of a client's page. */
  clientHref: (client: Row) => string;
  /**
   * The accessible name of the table.
   * @default 'List of clients'
   */
  label?: string;
}

const columns: TableColumn<Client>[] = [
  {
    id: 'id',
    header: 'User ID',
    width: 'value',
    cell: (client) => <Mono className={styles.muted}>{client.id}</Mono>,
    sortValue: (client) => client.id,
  },
  {
    id: 'name',
    header: 'Name',
    width: 'wide',
    place: 'title',
    cell: (client) => client.name,
    sortValue: (client) => client.name,
  },
  {
    id: 'documentsCount',
    header: 'Documents',
    align: 'end',
    width: 'value',
    cell: (client) => client.documentsCount,
    unit: (client) => (client.documentsCount === 1 ? 'document' : 'documents'),
    sortValue: (client) => client.documentsCount,
  },
  {
    id: 'needsReviewCount',
    header: 'Needs Review',
    place: 'aside',
    cell: (client) =>
      client.needsReviewCount > 0 ? (
        <Badge tone="warning" icon={<Clock />}>
          {`${client.needsReviewCount} pending`}
        </Badge>
      ) : (
        <span className={styles.muted}>0</span>
      ),
    sortValue: (client) => client.needsReviewCount,
  },
  {
    id: 'lastActivity',
    header: 'Last Activity',
    width: 'value',
    cell: (client) => <Mono>{client.lastActivity}</Mono>,
    sortValue: (client) => client.lastActivity,
  },
];

const clientKey = (client: Client) => client.id;

/**
 * The clients of the bank and how many of their documents need review; each row links to its client. Renders a
 * Table. It does not filter: pass the matching clients.
 *
 * Keyboard: as Table; Enter on a name opens the client.
 *
 * Accessibility: as Table.
 */
export function ClientTable<Row extends Client>({
  clients,
  clientHref,
  label = 'List of clients',
  empty = <EmptyState title="No clients yet" />,
  ...rest
}: ClientTableProps<Row>) {
  return (
    <Table
      {...rest}
      label={label}
      columns={columns}
      rows={clients}
      rowKey={clientKey}
      rowHref={clientHref}
      empty={empty}
    />
  );
}
