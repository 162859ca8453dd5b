import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Finding } from '../../domain';
import { below } from '../../headingLevel';
import type { SectionHeadingLevel } from '../../headingLevel';
import { FindingCrops, RowIcon, statusWords } from '../CheckRow';
import { Comparison } from '../Comparison';
import { placedFindings } from '../placedFindings';
import { placesInWords } from '../placeInWords';
import { reviewReasons } from '../reviewReasons';
import { reviewRows } from '../reviewRows';
import type { ReviewRow } from '../reviewRows';
import type { VerificationPanel } from '../VerificationPanels';
import styles from './CaseSheet.module.css';

export interface CaseSheetProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The parts of the document's verification result; the sheet lists everything that did not pass, worst first. */
  panels: readonly VerificationPanel[];
  /** The findings on its pages. */
  findings: readonly Finding[];
  /** How many pages the document has. */
  pageCount: number;
  /** Returns the URL of a page's image. */
  pageImage: (page: number) => string;
  /**
   * The level of the sheet's heading; those of the findings are one level below.
   * @default 2
   */
  headingLevel?: SectionHeadingLevel;
}

/**
 * Every finding that did not pass, numbered, with its place in words, what it compares, and crops of its pages: a
 * document's case on paper. Renders a `section`, or nothing if all checks passed. On screen use VerificationPanels.
 *
 * Accessibility: a section named by its heading, with an ordered list; each finding has a heading.
 */
export function CaseSheet({
  panels,
  findings,
  pageCount,
  pageImage,
  headingLevel = 2,
  className,
  ...rest
}: CaseSheetProps) {
  const Heading = `h${headingLevel}` as const;
  const reasons = reviewReasons(panels, placedFindings(findings, pageCount));
  const entries = reasons.flatMap(reviewRows).map((row) => ({
    ...row,
    panel: panels.find(({ id }) => id === row.panelId)?.title ?? '',
  }));
  if (entries.length === 0) return null;
  return (
    <section aria-label="Case sheet" {...rest} className={clsx(styles.root, className)}>
      <header className={styles.header}>
        <Heading className={styles.title}>
          {entries.length === 1 ? '1 finding' : `${entries.length} findings`}
        </Heading>
        <p className={styles.tally}>{tallyOf(entries)}</p>
      </header>
      <ol role="list">
        {entries.map((entry, index) => (
          <Entry
            key={entry.id}
            {...entry}
            number={index + 1}
            pageImage={pageImage}
            headingLevel={below(headingLevel)}
          />
        ))}
      </ol>
    </section>
  );
}

/** How many findings of each kind there are: `2 errors, 4 warnings, 3 missing`. */
function tallyOf(entries: readonly ReviewRow[]) {
  const count = (status: ReviewRow['status']) =>
    entries.filter((entry) => entry.status === status).length;
  const [errors, warnings, missing] = [count('error'), count('warning'), count('missing')];
  return [
    errors > 0 && `${errors} ${errors === 1 ? 'error' : 'errors'}`,
    warnings > 0 && `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
    missing > 0 && `${missing} missing`,
  ]
    .filter(Boolean)
    .join(', ');
}

interface EntryProps extends Omit<ReviewRow, 'key'> {
  number: number;
  /** The title of the finding's panel. */
  panel: string;
  pageImage: (page: number) => string;
  headingLevel: 3 | 4;
}

function Entry({
  number,
  status,
  name,
  details,
  finding,
  panel,
  pageImage,
  headingLevel,
}: EntryProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={styles.entry} data-compared={finding?.comparison ? '' : undefined}>
      <span aria-hidden className={styles.number}>
        {number}
      </span>
      <div className={styles.text}>
        <div className={styles.head}>
          <Heading className={styles.name}>{name}</Heading>
          <span className={styles.status} data-status={status}>
            <RowIcon status={status} />
            <span>{status === 'missing' ? 'Missing' : statusWords[status]}</span>
          </span>
        </div>
        {details && <p>{details}</p>}
        <p className={styles.place}>{`${panel}: ${finding ? placeIn(finding) : 'whole file'}`}</p>
      </div>
      {finding && (
        <div className={styles.proof}>
          {finding.comparison && (
            <Comparison name={name} comparison={finding.comparison} pageImage={pageImage} />
          )}
          <div className={styles.crops}>
            <FindingCrops finding={finding} pageImage={pageImage} loading="eager" />
          </div>
        </div>
      )}
    </li>
  );
}

const placeIn = ({ boxes }: Finding) => (boxes.length > 0 ? placesInWords(boxes) : 'place unknown');
