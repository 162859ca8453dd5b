import { CircleCheck, CircleX, FilePlus, Upload } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { Badge } from '../../components/Badge';
import { EmptyState } from '../../components/EmptyState';
import { Link } from '../../components/Link';
import { Mono } from '../../components/Mono';
import { Table } from '../../components/Table';
import type { TableColumn, TableProps } from '../../components/Table';
import type { ActivityAction, ActivityEntry } from '../../domain';
import type { Tone } from '../../tones';
import styles from './ActivityTable.module.css';

export interface ActivityTableProps extends Omit<
  TableProps<ActivityEntry>,
  'label' | 'columns' | 'rows' | 'rowKey' | 'rowHref' | 'stack'
> {
  /** The entries, newest first. They are shown in this order until a column is sorted. */
  entries: readonly ActivityEntry[];
  /** Returns the href of an entry's client, if it has a page; keep the function stable between renders. */
  clientHref?: (entry: ActivityEntry) => string | undefined;
  /** Returns the href of an entry's document, if it has a page; keep the function stable between renders. */
  documentHref?: (entry: ActivityEntry) => string | undefined;
  /**
   * The accessible name of the table.
   * @default 'Who did what, and when'
   */
  label?: string;
}

const actions: Record<ActivityAction, { label: string; tone: Tone; Icon: LucideIcon }> = {
  uploaded: { label: 'Uploaded', tone: 'neutral', Icon: Upload },
  approved: { label: 'Approved', tone: 'success', Icon: CircleCheck },
  rejected: { label: 'Rejected', tone: 'danger', Icon: CircleX },
  pages_added: { label: 'Pages Added', tone: 'neutral', Icon: FilePlus },
};

function Action({ action }: { action: ActivityAction }) {
  const { label, tone, Icon } = actions[action];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {label}
    </Badge>
  );
}

const idOf = ({ id }: ActivityEntry) => id;

/** A cell's text, as a link if there is an href. */
const linked = (text: string, href: string | undefined) =>
  href === undefined ? (
    text
  ) : (
    <Link href={href} variant="quiet" className={styles.link}>
      {text}
    </Link>
  );

const columnsWith = ({
  clientHref,
  documentHref,
}: Pick<ActivityTableProps, 'clientHref' | 'documentHref'>): TableColumn<ActivityEntry>[] => [
  {
    id: 'timestamp',
    header: 'Time',
    width: 'value',
    place: 'lead',
    value: (entry) => entry.timestamp,
    cell: (entry) => <Mono>{entry.timestamp}</Mono>,
    sortable: true,
  },
  {
    id: 'clientName',
    header: 'Client',
    value: (entry) => entry.clientName,
    cell: (entry) => linked(entry.clientName, clientHref?.(entry)),
    sortable: true,
  },
  {
    id: 'documentName',
    header: 'Document',
    width: 'wide',
    place: 'title',
    value: (entry) => entry.documentName,
    cell: (entry) => linked(entry.documentName, documentHref?.(entry)),
    sortable: true,
  },
  {
    id: 'action',
    header: 'Action',
    width: 'value',
    place: 'aside',
    value: (entry) => actions[entry.action].label,
    cell: (entry) => <Action action={entry.action} />,
    sortable: true,
  },
  {
    id: 'details',
    header: 'Details',
    width: 'wide',
    place: 'text',
    value: (entry) => entry.details,
    sortable: true,
  },
  {
    id: 'actor',
    header: 'Actor',
    value: (entry) => entry.actor,
    sortable: true,
  },
];

/**
 * The activity log: who did what to which document, and when. Renders a Table. Not for the latest uploads on a
 * dashboard: use a RecentActivityList.
 *
 * Keyboard: as Table.
 *
 * Accessibility: as Table; icon and colour only repeat the text of an action.
 */
export function ActivityTable({
  entries,
  clientHref,
  documentHref,
  label = 'Who did what, and when',
  empty = <EmptyState title="No activity yet" />,
  ...rest
}: ActivityTableProps) {
  const columns = useMemo(
    () => columnsWith({ clientHref, documentHref }),
    [clientHref, documentHref],
  );
  return (
    <Table
      {...rest}
      stack="tablet"
      label={label}
      columns={columns}
      rows={entries}
      rowKey={idOf}
      empty={empty}
    />
  );
}
