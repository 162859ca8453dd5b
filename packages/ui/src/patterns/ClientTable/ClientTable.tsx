import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import { useMemo } from 'react';
import { Badge } from '../../components/Badge';
import { EmptyState } from '../../components/EmptyState';
import { Link } from '../../components/Link';
import { Table } from '../../components/Table';
import type { TableColumn, TableProps } from '../../components/Table';
import styles from './ClientTable.module.css';

export interface ClientRow {
  id: string;
  name: string;
  documentsCount: number;
  needsReviewCount: number;
  /** A text date-time such as `2026-11-16 09:42`, shown as it is. */
  lastActivity: string;
}

export interface ClientTableProps<Client extends ClientRow> extends Omit<
  TableProps<Client>,
  'caption' | 'columns' | 'rows' | 'rowKey'
> {
  clients: readonly Client[];
  /** Where a client's name leads; keep the function the same between renders, else all rows render. */
  clientHref: (client: Client) => string;
  /**
   * Names the table for screen readers.
   * @default 'List of clients'
   */
  caption?: string;
}

function clientColumns<Client extends ClientRow>(
  clientHref: (client: Client) => string,
): TableColumn<Client>[] {
  return [
    {
      id: 'id',
      header: 'User ID',
      cell: (client) => <span className={styles.id}>{client.id}</span>,
      sortValue: (client) => client.id,
    },
    {
      id: 'name',
      header: 'Name',
      cell: (client) => (
        <Link href={clientHref(client)} variant="quiet" className={styles.link}>
          {client.name}
        </Link>
      ),
      sortValue: (client) => client.name,
    },
    {
      id: 'documentsCount',
      header: 'Documents',
      align: 'end',
      cell: (client) => client.documentsCount,
      sortValue: (client) => client.documentsCount,
    },
    {
      id: 'needsReviewCount',
      header: 'Needs Review',
      nowrap: true,
      cell: (client) =>
        client.needsReviewCount > 0 ? (
          <Badge tone="warning" icon={<Clock />}>
            {`${client.needsReviewCount} pending`}
          </Badge>
        ) : (
          <span className={styles.none}>0</span>
        ),
      sortValue: (client) => client.needsReviewCount,
    },
    {
      id: 'lastActivity',
      header: 'Last Activity',
      nowrap: true,
      cell: (client) => <span dir="ltr">{client.lastActivity}</span>,
      sortValue: (client) => client.lastActivity,
    },
  ];
}

const clientKey = (client: ClientRow) => client.id;

/**
 * The clients of the bank, with what waits for review; a name leads to its client. Renders a Table.
 * It does not search: pass the clients that match.
 *
 * Keyboard: as Table; Enter on a name opens the client.
 *
 * Accessibility: as Table.
 */
export function ClientTable<Client extends ClientRow>({
  clients,
  clientHref,
  caption = 'List of clients',
  empty = <EmptyState title="No clients yet" />,
  className,
  ...rest
}: ClientTableProps<Client>) {
  const columns = useMemo(() => clientColumns(clientHref), [clientHref]);
  return (
    <Table
      {...rest}
      className={clsx(styles.root, className)}
      caption={caption}
      columns={columns}
      rows={clients}
      rowKey={clientKey}
      empty={empty}
    />
  );
}
