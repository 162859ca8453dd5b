import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import { Badge } from '../../components/Badge';
import { EmptyState } from '../../components/EmptyState';
import { Mono } from '../../components/Mono';
import { searchRows, Table } from '../../components/Table';
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
    value: (client) => client.id,
    cell: (client) => <Mono className={styles.muted}>{client.id}</Mono>,
    sortable: true,
  },
  {
    id: 'name',
    header: 'Name',
    width: 'wide',
    place: 'title',
    value: (client) => client.name,
    sortable: true,
    searchable: true,
  },
  {
    id: 'documentsCount',
    header: 'Documents',
    align: 'end',
    width: 'value',
    value: (client) => client.documentsCount,
    cell: ({ documentsCount, needsReviewCount }) => (
      <span className={styles.documents}>
        <span aria-hidden className={styles.bar}>
          <span
            data-kind="verified"
            style={{ flexGrow: Math.max(0, documentsCount - needsReviewCount) }}
          />
          <span data-kind="waiting" style={{ flexGrow: needsReviewCount }} />
        </span>
        <span>{documentsCount}</span>
      </span>
    ),
    unit: (client) => (client.documentsCount === 1 ? 'document' : 'documents'),
    sortable: true,
  },
  {
    id: 'needsReviewCount',
    header: 'Needs Review',
    place: 'aside',
    value: (client) => client.needsReviewCount,
    cell: (client) =>
      client.needsReviewCount > 0 ? (
        <Badge tone="warning" icon={<Clock />}>
          {`${client.needsReviewCount} pending`}
        </Badge>
      ) : (
        <span className={styles.muted}>0</span>
      ),
    sortable: true,
  },
  {
    id: 'lastActivity',
    header: 'Last Activity',
    width: 'value',
    value: (client) => client.lastActivity,
    cell: (client) => <Mono>{client.lastActivity}</Mono>,
    sortable: true,
  },
];

/** Returns a function that returns the clients whose name contains a query. */
export const searchClients = <Row extends Client>(clients: readonly Row[]) =>
  searchRows<Row>(clients, columns);

const clientKey = (client: Client) => client.id;

/**
 * The clients of the bank and how many of their documents need review; each row links to its client. Renders a
 * Table. It does not filter: pass the clients that `searchClients` finds.
 *
 * Keyboard: as Table; Enter on a name opens the client.
 *
 * Accessibility: as Table.
 */
export function ClientTable<Row extends Client>({
  clients,
  clientHref,
  label = 'List of clients',
  className,
  empty = <EmptyState title="No clients yet" />,
  ...rest
}: ClientTableProps<Row>) {
  return (
    <Table
      {...rest}
      label={label}
      className={clsx(styles.root, className)}
      columns={columns}
      rows={clients}
      rowKey={clientKey}
      rowHref={clientHref}
      empty={empty}
    />
  );
}
