import { clsx } from 'clsx';
import { useId } from 'react';
import type { CSSProperties } from 'react';
import { Anchor } from '../../components/Link';
import { Mono } from '../../components/Mono';
import { DocumentStatus } from '../DocumentStatus';
import { PageThumbnail } from '../PageThumbnail';
import type { RecentActivityListProps, RecentDocument } from '../RecentActivityList';
import styles from './DocumentTimeline.module.css';
import { mostUrgentFirst, placeOnAxis } from './timeline';

export interface DocumentTimelineProps<
  Doc extends RecentDocument,
> extends RecentActivityListProps<Doc> {
  /**
   * How many documents are shown: those that need review first, oldest first, then the latest verified ones.
   * @default 8
   */
  max?: number;
}

/** The width of a card and its gap, as a share of the shortest axis. Cards are centred on their dates. */
const cardWidth = 0.21;

/**
 * Documents along an axis of upload dates: those that need review above it, verified ones below; each links to its
 * document. In a narrow container, it is a list. Renders a `section` with a heading; nothing without documents.
 *
 * Keyboard: Tab moves from document to document, starting with the one that has waited longest.
 *
 * Accessibility: a sentence says how many documents need review and which one has waited longest; then a list of links,
 * named by document, date and status.
 */
export function DocumentTimeline<Doc extends RecentDocument>({
  documents,
  documentHref,
  thumbnail,
  max = 8,
  headingLevel = 2,
  className,
  ...rest
}: DocumentTimelineProps<Doc>) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const chosen = mostUrgentFirst(documents).slice(0, max);
  const waitingCount = documents.filter(({ needsReview }) => needsReview).length;
  const waiting = chosen.filter(({ needsReview }) => needsReview);
  // In axis order: oldest first.
  const verified = chosen.slice(waiting.length).toReversed();
  const shown = [...waiting, ...verified];
  const dates = shown.map(({ uploadDate }) => uploadDate).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return null;
  const placed = new Map(
    [waiting, verified].flatMap((group) =>
      placeOnAxis(group, [first, last], cardWidth).map(({ document, date, card }) => [
        document,
        { '--pt-timeline-date': date, '--pt-timeline-card': card } as CSSProperties,
      ]),
    ),
  );
  return (
    <section aria-labelledby={headingId} {...rest} className={clsx(styles.root, className)}>
      <Heading id={headingId} className={styles.heading}>
        Upload dates
      </Heading>
      <p className={styles.summary}>
        {waiting[0]
          ? `${waitingCount} of these documents ${waitingCount === 1 ? 'needs' : 'need'} review. ${waiting[0].name} has waited longest.`
          : 'None of these documents needs review.'}
      </p>
      <div className={styles.plot} data-sides={waiting.length > 0 && verified.length > 0 ? 2 : 1}>
        <ul role="list" className={styles.documents}>
          {shown.map((document) => (
            <li
              key={document.id}
              className={styles.document}
              data-side={document.needsReview ? 'above' : 'below'}
              data-first={document === waiting[0] || undefined}
              style={placed.get(document)}
            >
              <Anchor href={documentHref(document)} className={styles.card}>
                {thumbnail && (
                  <PageThumbnail
                    src={thumbnail(document)}
                    width={31}
                    height={40}
                    loading="lazy"
                    className={styles.sheet}
                  />
                )}
                <span className={styles.name}>{document.name}</span>{' '}
                <Mono className={styles.date}>{document.uploadDate}</Mono>{' '}
                <DocumentStatus needsReview={document.needsReview} />
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
