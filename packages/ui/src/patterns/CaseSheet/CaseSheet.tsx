import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { below } from '../../headingLevel';
import type { SectionHeadingLevel } from '../../headingLevel';
import { FindingCrops, RowIcon } from '../FindingRow';
import { Comparison } from '../Comparison';
import { countsToReview, findingName, placesInWords, statuses, worstFirst } from '../findings';
import type { Finding } from '../findings';
import type { VerificationPanel } from '../VerificationPanels';
import styles from './CaseSheet.module.css';

export interface CaseSheetProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The panels; the sheet shows their titles. */
  panels: readonly Pick<VerificationPanel, 'id' | 'title'>[];
  /** The findings, from `findingsOf`; the sheet lists those that need review, worst first. */
  findings: readonly Finding[];
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
  pageImage,
  headingLevel = 2,
  className,
  ...rest
}: CaseSheetProps) {
  const Heading = `h${headingLevel}` as const;
  const toReview = worstFirst(findings);
  if (toReview.length === 0) return null;
  return (
    <section aria-label="Case sheet" {...rest} className={clsx(styles.root, className)}>
      <header className={styles.header}>
        <Heading className={styles.title}>
          {toReview.length === 1 ? '1 finding' : `${toReview.length} findings`}
        </Heading>
        <p className={styles.tally}>{tallyOf(toReview)}</p>
      </header>
      <ol role="list">
        {toReview.map((finding, index) => (
          <Entry
            key={finding.id}
            finding={finding}
            panel={panels.find(({ id }) => id === finding.panel)?.title ?? ''}
            number={index + 1}
            pageImage={pageImage}
            headingLevel={below(headingLevel)}
          />
        ))}
      </ol>
    </section>
  );
}

/** The number of findings of each status: `2 errors, 4 warnings, 3 missing`. */
const tallyOf = (findings: readonly Finding[]) =>
  countsToReview(findings)
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => {
      const { word, plural } = statuses[status];
      return `${count} ${count === 1 ? word.toLowerCase() : plural}`;
    })
    .join(', ');

interface EntryProps {
  number: number;
  finding: Finding;
  /** The title of the finding's panel. */
  panel: string;
  pageImage: (page: number) => string;
  headingLevel: 3 | 4;
}

function Entry({ number, finding, panel, pageImage, headingLevel }: EntryProps) {
  const { status, details, places, comparison } = finding;
  const name = findingName(finding);
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={styles.entry} data-compared={comparison ? '' : undefined}>
      <span aria-hidden className={styles.number}>
        {number}
      </span>
      <div className={styles.text}>
        <div className={styles.head}>
          <Heading className={styles.name}>{name}</Heading>
          <span className={styles.status} data-tone={statuses[status].tone}>
            <RowIcon status={status} />
            <span>{statuses[status].word}</span>
          </span>
        </div>
        {details && <p>{details}</p>}
        <p className={styles.place}>{`${panel}: ${whereIs(finding)}`}</p>
      </div>
      {places && (
        <div className={styles.picture}>
          {comparison && <Comparison name={name} comparison={comparison} pageImage={pageImage} />}
          <div className={styles.crops}>
            <FindingCrops finding={finding} pageImage={pageImage} loading="eager" />
          </div>
        </div>
      )}
    </li>
  );
}

function whereIs({ places }: Finding) {
  if (!places) return 'whole file';
  return places.length > 0 ? placesInWords(places) : 'place unknown';
}
