import { clsx } from 'clsx';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import type { ClientRow } from '../ClientTable';
import { approvalMessage } from './approvalMessage';
import { pageHeading } from '../../pageHeading';
import styles from './ClientSummary.module.css';

export interface ClientSummaryProps extends Omit<ComponentProps<'section'>, 'children'> {
  client: ClientRow;
  /** Buttons for what can be done with this client. */
  actions?: ReactNode;
  /**
   * The level of the name. With 1 it is the page's heading, which navigation moves the focus to.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4;
}

/**
 * Who the client is and how far their documents are, at the head of the client's page. Renders a `section`
 * named by the client. Not for lists of clients: use a ClientTable.
 *
 * Accessibility: a region named by the client; what needs approval is said in words.
 */
export function ClientSummary({
  client,
  actions,
  headingLevel = 2,
  className,
  ...rest
}: ClientSummaryProps) {
  const nameId = useId();
  const Name = `h${headingLevel}` as const;
  const pending = client.needsReviewCount > 0;
  const Icon = pending ? TriangleAlert : CircleCheck;
  return (
    <Card asChild padding="none">
      <section aria-labelledby={nameId} {...rest} className={clsx(styles.root, className)}>
        <div className={styles.header}>
          <div className={styles.identity}>
            <p className={styles.id}>{client.id}</p>
            <Name id={nameId} className={styles.name} {...(headingLevel === 1 && pageHeading)}>
              {client.name}
            </Name>
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        <div className={styles.facts}>
          <DescriptionList
            layout="columns"
            className={styles.list}
            items={[
              { term: 'Documents', description: client.documentsCount },
              { term: 'Last Activity', description: <span dir="ltr">{client.lastActivity}</span> },
            ]}
          />
          <p className={styles.message} data-pending={pending || undefined}>
            <Icon className={styles.icon} />
            <span dir="ltr">{approvalMessage(client.needsReviewCount)}</span>
          </p>
        </div>
      </section>
    </Card>
  );
}
