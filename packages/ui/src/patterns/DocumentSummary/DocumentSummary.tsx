import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, CircleCheck, Clock } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '../../components/Badge';
import { Link } from '../../components/Link';
import { Mono } from '../../components/Mono';
import type { Document } from '../../domain';
import styles from './DocumentSummary.module.css';

interface Neighbour {
  name: string;
  href: string;
}

export interface DocumentSummaryProps extends Omit<ComponentProps<'div'>, 'children'> {
  document: Pick<Document, 'type' | 'clientName' | 'uploadDate' | 'needsReview'>;
  /** The document's position in the review queue; omit it if the document needs no review. */
  queue?: {
    /** Counted from 1. */
    position: number;
    total: number;
    previous?: Neighbour;
    next?: Neighbour;
  };
}

/**
 * A document's facts and review status, with links to the previous and next document to review. Renders a
 * `div`. Goes below the heading that names the document.
 *
 * Accessibility: the links are a navigation named "Documents to review"; each is described by the name of its
 * document.
 */
export function DocumentSummary({ document, queue, className, ...rest }: DocumentSummaryProps) {
  const { type, clientName, uploadDate, needsReview } = document;
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div className={styles.facts}>
        <Badge
          tone={needsReview ? 'warning' : 'success'}
          icon={needsReview ? <Clock /> : <CircleCheck />}
        >
          {needsReview ? 'Needs Review' : 'Verified'}
        </Badge>
        <span>{type}</span>
        <span>{clientName}</span>
        <span>
          <span>Uploaded</span> <Mono>{uploadDate}</Mono>
        </span>
      </div>
      {queue && (
        <nav aria-label="Documents to review" className={styles.queue}>
          {queue.previous && (
            <Link href={queue.previous.href} title={queue.previous.name} className={styles.link}>
              <ChevronLeft aria-hidden className={styles.arrow} />
              <span>Previous</span>
            </Link>
          )}
          <span>{`${queue.position} of ${queue.total} to review`}</span>
          {queue.next && (
            <Link href={queue.next.href} title={queue.next.name} className={styles.link}>
              <span>Next</span>
              <ChevronRight aria-hidden className={styles.arrow} />
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}
