import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb';
import type { Crumb } from '../../components/Breadcrumb';
import { FileName } from '../../components/FileName';
import { Link } from '../../components/Link';
import { Mono } from '../../components/Mono';
import type { ClientDocument } from '../../domain';
import { Tooltip } from '../../components/Tooltip';
import { pageHeading } from '../../pageHeading';
import { DocumentStatus } from '../DocumentStatus';
import styles from './DocumentHeader.module.css';
import { useBarHeight } from './useBarHeight';

interface Neighbour {
  name: string;
  href: string;
}

export interface DocumentHeaderProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The path from the top level to the document's client. */
  breadcrumb: readonly Crumb[];
  document: Pick<ClientDocument, 'name' | 'type' | 'clientName' | 'uploadDate' | 'needsReview'>;
  /** The document's position in the review queue; omit it if the document needs no review. */
  queue?: {
    /** Counted from 1. */
    position: number;
    total: number;
    previous?: Neighbour;
    next?: Neighbour;
  };
  /** Actions for the document, the most important last. */
  actions?: ReactNode;
}

/**
 * The top of a document's page: breadcrumb, the way to the previous and next document to review, heading, facts and
 * actions. Renders a `div` with the page's `h1`, as PageHeader does for other pages. In windows of at least 1200 px, the
 * heading, facts and actions are one line that stays in view; on a phone, the actions stay at the bottom. It stays
 * within its parent, so make it a child of what contains the whole page.
 *
 * Accessibility: the links are a navigation named "Documents to review"; each is described by the name of its
 * document. Scrolling to a focused element leaves room for what stays in view.
 */
export function DocumentHeader({
  breadcrumb,
  document,
  queue,
  actions,
  className,
  ...rest
}: DocumentHeaderProps) {
  const line = useRef<HTMLDivElement>(null);
  const decisions = useRef<HTMLDivElement>(null);
  useBarHeight(line, decisions);
  const { name, type, clientName, uploadDate, needsReview } = document;
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div className={styles.trail}>
        <Breadcrumb items={[...breadcrumb, { label: name }]} />
        {queue && (
          <nav aria-label="Documents to review" className={styles.queue}>
            {queue.previous && (
              <Tooltip describes label={queue.previous.name}>
                <Link href={queue.previous.href} className={styles.link}>
                  <ChevronLeft aria-hidden className={styles.arrow} />
                  <span>Previous</span>
                </Link>
              </Tooltip>
            )}
            <span>{`${queue.position} of ${queue.total} to review`}</span>
            {queue.next && (
              <Tooltip describes label={queue.next.name}>
                <Link href={queue.next.href} className={styles.link}>
                  <span>Next</span>
                  <ChevronRight aria-hidden className={styles.arrow} />
                </Link>
              </Tooltip>
            )}
          </nav>
        )}
      </div>
      <div ref={line} className={styles.line}>
        <div className={styles.about}>
          <h1 {...pageHeading} className={styles.title}>
            <FileName className={styles.name}>{name}</FileName>
          </h1>
          <div className={styles.facts}>
            <DocumentStatus needsReview={needsReview} />
            <span>{type}</span>
            <span className={styles.client}>{clientName}</span>
            <span className={styles.date}>
              <span className={styles.uploaded}>Uploaded</span> <Mono>{uploadDate}</Mono>
            </span>
          </div>
        </div>
        {actions && (
          <div ref={decisions} className={styles.actions}>
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
