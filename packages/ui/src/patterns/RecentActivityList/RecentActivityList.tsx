import { clsx } from 'clsx';
import { ChevronRight, FileText } from 'lucide-react';
import { useId } from 'react';
import type { ComponentProps } from 'react';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { Anchor } from '../../components/Link';
import { newestFirst } from './newestFirst';
import styles from './RecentActivityList.module.css';

export interface RecentDocument {
  id: string;
  name: string;
  /** The name of its kind, for example `Bank Statement`. */
  type: string;
  /** A text date such as `2026-11-16`, shown as it is. */
  uploadDate: string;
}

export interface RecentActivityListProps<Doc extends RecentDocument> extends Omit<
  ComponentProps<'section'>,
  'children'
> {
  /** In any order: the list puts the newest upload first. */
  documents: readonly Doc[];
  /** Where a document's row leads. */
  documentHref: (document: Doc) => string;
  /** @default 2 */
  headingLevel?: 2 | 3 | 4;
}

/**
 * The latest uploads, each row a link to its document. Renders a `section` with a heading and a `ul`.
 * Not the activity log, which tells who did what: use an ActivityTable.
 *
 * Keyboard: Tab goes from row to row, Enter opens the document.
 *
 * Accessibility: a row is one link, named by document, type and date.
 */
export function RecentActivityList<Doc extends RecentDocument>({
  documents,
  documentHref,
  headingLevel = 2,
  className,
  ...rest
}: RecentActivityListProps<Doc>) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Card asChild padding="none">
      <section aria-labelledby={headingId} {...rest} className={clsx(styles.root, className)}>
        <Heading id={headingId} className={styles.heading}>
          Recent Activity
        </Heading>
        {documents.length === 0 ? (
          <EmptyState title="No documents yet" />
        ) : (
          <ul role="list" className={styles.list}>
            {newestFirst(documents).map((document) => (
              <li key={document.id} className={styles.item}>
                <Anchor href={documentHref(document)} className={styles.link}>
                  <FileText className={styles.icon} />
                  <span className={styles.name}>{document.name}</span>{' '}
                  <span className={styles.type}>{document.type}</span>{' '}
                  <span className={styles.date}>{document.uploadDate}</span>
                  <ChevronRight className={styles.chevron} />
                </Anchor>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}
