import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { ComponentProps } from 'react';
import { EmptyState } from '../../components/EmptyState';
import { FileName } from '../../components/FileName';
import { Anchor } from '../../components/Link';
import { Mono } from '../../components/Mono';
import type { ClientDocument } from '../../domain';
import type { HeadingLevel } from '../../headingLevel';
import { DocumentStatus } from '../DocumentStatus';
import { newestFirst } from '../newestFirst';
import { PageThumbnail } from '../PageThumbnail';
import styles from './RecentActivityList.module.css';

/** The fields of a document that are shown. */
export type RecentDocument = Pick<
  ClientDocument,
  'id' | 'name' | 'type' | 'uploadDate' | 'needsReview'
>;

export interface RecentActivityListProps<Doc extends RecentDocument> extends Omit<
  ComponentProps<'section'>,
  'children'
> {
  /** In any order. */
  documents: readonly Doc[];
  /** The href of a document's page. */
  documentHref: (document: Doc) => string;
  /** The URL of a thumbnail of the document's first page, with the aspect ratio of Letter paper. */
  thumbnail?: (document: Doc) => string;
  /**
   * The level of the heading.
   * @default 2
   */
  headingLevel?: HeadingLevel;
}

/**
 * Uploaded documents, newest first; each row is a link to its document. Renders a `section` with a heading and a `ul`.
 * Not for the activity log, which has actions and actors: use an ActivityTable.
 *
 * Keyboard: Tab moves from row to row, Enter opens the document.
 *
 * Accessibility: each row is one link, named by document, type, status and date; the thumbnail is decorative.
 */
export function RecentActivityList<Doc extends RecentDocument>({
  documents,
  documentHref,
  thumbnail,
  headingLevel = 2,
  className,
  ...rest
}: RecentActivityListProps<Doc>) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
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
                {thumbnail && (
                  <PageThumbnail
                    src={thumbnail(document)}
                    width={31}
                    height={40}
                    loading="lazy"
                    className={styles.sheet}
                  />
                )}
                <FileName className={styles.name}>{document.name}</FileName>{' '}
                <span className={styles.type}>{document.type}</span>{' '}
                <span className={styles.status}>
                  <DocumentStatus needsReview={document.needsReview} />
                </span>{' '}
                <Mono className={styles.date}>{document.uploadDate}</Mono>
                <ChevronRight className={styles.chevron} />
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
