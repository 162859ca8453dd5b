import { Clock } from 'lucide-react';
import { useMemo } from 'react';
import { Badge } from '../../components/Badge';
import { EmptyState } from '../../components/EmptyState';
import { Link } from '../../components/Link';
import { Mono } from '../../components/Mono';
import { Table } from '../../components/Table';
import type { TableColumn, TableProps } from '../../components/Table';
import type { Client } from '../../domain';
import styles from './ClientTable.module.css';

export interface ClientTableProps<Row extends Client> extends Omit<
  TableProps<Row>,
  'label' | 'columns' | 'rows' | 'rowKey' | 'sortable'
> {
  clients: readonly Row[];
  /** The href of a client's page; keep the function stable between renders, otherwise all rows re-render. */
  clientHref: (client: Row) => string;
  /**
   * The accessible name of the table.
   * @default 'List of clients'
   */
  label?: string;
}

function clientColumns<Row extends Client>(
  clientHref: (client: Row) => string,
): TableColumn<Row>[] {
  return [
    {
      id: 'id',
      header: 'User ID',
      width: 'minmax(5rem, 0.6fr)',
      cell: (client) => <Mono className={styles.muted}>{client.id}</Mono>,
      sortValue: (client) => client.id,
    },
    {
      id: 'name',
      header: 'Name',
      width: 'minmax(10rem, 2fr)',
      place: 'title',
      cell: (client) => (
        <Link href={clientHref(client)} variant="quiet">
          {client.name}
        </Link>
      ),
      sortValue: (client) => client.name,
    },
    {
      id: 'documentsCount',
      header: 'Documents',
      align: 'end',
      width: '8.75rem',
      cell: (client) => client.documentsCount,
      unit: (client) => (client.documentsCount === 1 ? 'document' : 'documents'),
      sortValue: (client) => client.documentsCount,
    },
    {
      id: 'needsReviewCount',
      header: 'Needs Review',
      width: 'minmax(8rem, 1fr)',
      place: 'aside',
      cell: (client) =>
        client.needsReviewCount > 0 ? (
          <Badge tone="warning" icon={<Clock />}>
            {`${client.needsReviewCount} pending`}
          </Badge>
        ) : (
          <span className={styles.muted}>0</span>
        ),
      unit: (client) => (client.needsReviewCount > 0 ? undefined : 'pending'),
      sortValue: (client) => client.needsReviewCount,
    },
    {
      id: 'lastActivity',
      header: 'Last Activity',
      width: '8.75rem',
      cell: (client) => <Mono>{client.lastActivity}</Mono>,
      sortValue: (client) => client.lastActivity,
    },
  ];
}

const clientKey = (client: Client) => client.id;

/**
 * The clients of the bank and how many of their documents need review; a name links to the client. Renders a
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
  const columns = useMemo(() => clientColumns(clientHref), [clientHref]);
  return (
    <Table
      {...rest}
      sortable
      label={label}
      columns={columns}
      rows={clients}
      rowKey={clientKey}
      empty={empty}
    />
  );
}
