import { clsx } from 'clsx';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Crumb } from '../../components/Breadcrumb';
import { Mono } from '../../components/Mono';
import { StatStrip } from '../../components/StatStrip';
import type { Client } from '../../domain';
import { PageHeader } from '../PageHeader';
import { approvalMessage } from './approvalMessage';
import styles from './ClientSummary.module.css';

export interface ClientSummaryProps extends Omit<ComponentProps<'section'>, 'children'> {
  client: Client;
  /** The breadcrumb, from the top level to this page. */
  breadcrumb?: readonly Crumb[];
  /** The actions for this client. */
  actions?: ReactNode;
}

/**
 * The top of a client's page: a PageHeader with the client's name and, below it, the facts as a strip. Renders a
 * `section` named by the client. Use one per page. Not for lists of clients: use a ClientTable.
 *
 * Accessibility: a region named by the client; a sentence says whether documents need approval.
 */
export function ClientSummary({
  client,
  breadcrumb,
  actions,
  className,
  ...rest
}: ClientSummaryProps) {
  const pending = client.needsReviewCount > 0;
  const Icon = pending ? TriangleAlert : CircleCheck;
  return (
    <section aria-label={client.name} {...rest} className={clsx(styles.root, className)}>
      <PageHeader breadcrumb={breadcrumb} title={client.name} actions={actions} />
      <div className={styles.strip}>
        <StatStrip
          size="small"
          className={styles.facts}
          stats={[
            { label: 'User ID', value: <Mono>{client.id}</Mono> },
            { label: 'Documents', value: client.documentsCount },
            { label: 'Last Activity', value: <Mono>{client.lastActivity}</Mono> },
          ]}
        />
        <p className={styles.message} data-pending={pending || undefined}>
          <Icon className={styles.icon} />
          <span dir="ltr">{approvalMessage(client.needsReviewCount)}</span>
        </p>
      </div>
    </section>
  );
}
