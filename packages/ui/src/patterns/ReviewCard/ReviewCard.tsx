import { clsx } from 'clsx';
import { useId } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Link } from '../../components/Link';
import { Mono } from '../../components/Mono';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { ClientDocument } from '../../domain';
import type { HeadingLevel } from '../../headingLevel';
import { RowIcon } from '../FindingRow';
import { missingFields, needsReview, worstFirst } from '../findings';
import type { Finding } from '../findings';
import { PageThumbnail } from '../PageThumbnail';
import { shortcuts, useAriaKeys } from '../shortcuts';
import { Tally } from '../Tally';
import type { VerificationPanel } from '../VerificationPanels';
import styles from './ReviewCard.module.css';

/** The fields of a document that the card shows. */
export type ReviewableDocument = Pick<
  ClientDocument,
  'id' | 'name' | 'type' | 'uploadDate' | 'clientName'
>;

export interface ReviewCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The document to review. */
  document: ReviewableDocument;
  /** The URL of the document's page, which the heading links to. */
  href: string;
  /** The panels of its verification result. */
  panels: readonly VerificationPanel[];
  /** The findings, from `findingsOf`; the card lists the two worst. */
  findings: readonly Finding[];
  /** Returns the URL of a page's thumbnail. The card shows the page with the worst finding, or else the first page. */
  pageThumbnail: (page: number) => string;
  /** Called when the 'Review' button is clicked. */
  onReview: () => void;
  /**
   * The level of the heading with the document's name.
   * @default 2
   */
  headingLevel?: HeadingLevel;
}

const shownLines = 2;

/**
 * A document that needs review: what it is, why, and a button that starts the review. Renders an `article`. Not for
 * verified documents.
 *
 * Keyboard: Tab reaches the link to the document, then the button. With `handleCardShortcut`, J and K move between the
 * cards, and O starts the review.
 *
 * Accessibility: an article named by its heading; the 'Review' button's name ends with the document's. The thumbnail is
 * decorative; the worst findings are listed as text, and a sentence says how many checks of each panel passed.
 */
export function ReviewCard({
  document,
  href,
  panels,
  findings,
  pageThumbnail,
  onReview,
  headingLevel = 2,
  className,
  ...rest
}: ReviewCardProps) {
  const headingId = useId();
  const ariaKeys = useAriaKeys();
  const Heading = `h${headingLevel}` as const;
  const toReview = worstFirst(findings);
  const lines = linesOf(toReview, panels);
  const more = lines.slice(shownLines).reduce((sum, { count }) => sum + count, 0);
  const worst = toReview.find(({ places }) => places?.length);
  return (
    <Card asChild padding="none">
      <article
        aria-labelledby={headingId}
        data-review-card={document.id}
        {...rest}
        className={clsx(styles.root, className)}
      >
        <div className={styles.desk}>
          <PageThumbnail
            src={pageThumbnail(worst?.places?.[0]?.page ?? 1)}
            width={132}
            height={171}
            className={styles.sheet}
          />
        </div>
        <div className={styles.body}>
          <div>
            <Heading id={headingId} className={styles.name}>
              <Link href={href} variant="quiet">
                {document.name}
              </Link>
            </Heading>
            <p className={styles.facts}>
              <span>{document.type}</span>
              <span>{document.clientName}</span>
              <Mono>{document.uploadDate}</Mono>
            </p>
          </div>
          <ul role="list" aria-label="Findings" className={styles.reasons}>
            {lines.slice(0, shownLines).map((line) => (
              <Line key={line.id} {...line} />
            ))}
            {more > 0 && <li className={styles.more}>{`+${more} more`}</li>}
          </ul>
          <div className={styles.foot}>
            <div className={styles.tallies}>
              <VisuallyHidden>{passedOf(panels)}</VisuallyHidden>
              {panels.map(({ id, title, part }) => (
                <div key={id} aria-hidden className={styles.panel}>
                  <span>{title}</span>
                  <Tally
                    statuses={part.checks.map(({ status }) => status)}
                    className={styles.tally}
                  />
                </div>
              ))}
            </div>
            <Button
              data-review-action
              // Not `aria-labelledby`: Orca reads the other element's text before the name.
              aria-label={`Review ${document.name}`}
              aria-keyshortcuts={ariaKeys(shortcuts.cards.review)}
              onClick={onReview}
              className={styles.action}
            >
              Review
            </Button>
          </div>
        </div>
      </article>
    </Card>
  );
}

/** What the tallies show, as a sentence. */
const passedOf = (panels: readonly VerificationPanel[]) =>
  `Checks passed: ${panels
    .map(({ title, part: { checks } }) => {
      const passed = checks.filter((check) => !needsReview(check)).length;
      return `${title} ${passed} of ${checks.length}`;
    })
    .join(', ')}.`;

interface FindingLine extends Pick<Finding, 'id' | 'status' | 'name' | 'details'> {
  /** How many findings the line stands for. */
  count: number;
}

/** A line for each finding; the missing fields of a panel share one. */
function linesOf(findings: readonly Finding[], panels: readonly VerificationPanel[]) {
  const missing = panels.flatMap(({ id, part }): FindingLine[] => {
    const own = findings.filter(({ panel, status }) => panel === id && status === 'missing');
    const { details } = part;
    const line = { id, status: 'missing', name: missingFields(part), details } as const;
    return own.length > 0 ? [{ ...line, count: own.length }] : [];
  });
  const others = findings.filter(({ status }) => status !== 'missing');
  return worstFirst([...others.map((finding) => ({ ...finding, count: 1 })), ...missing]);
}

function Line({ status, name, details }: FindingLine) {
  return (
    <li className={styles.reason}>
      <RowIcon status={status} isNamed />
      <span>
        <span className={styles.finding}>{name}</span>{' '}
        <span className={styles.details}>{details}</span>
      </span>
    </li>
  );
}
