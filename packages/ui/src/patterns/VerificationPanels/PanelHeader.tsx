import { AccordionHeader } from '../../components/Accordion';
import type { HeadingLevel } from '../../headingLevel';
import { RowIcon } from '../FindingRow';
import { findingName, pageLabel, statuses, worstFirst } from '../findings';
import type { Finding } from '../findings';
import { panelCounts } from '../panelCounts';
import { StatusIcon } from '../StatusIcon';
import { Tally } from '../Tally';
import type { VerificationPanel } from '../verificationPanel';
import styles from './VerificationPanels.module.css';

export interface PanelHeaderProps {
  panel: VerificationPanel;
  /** The panel's findings. */
  findings: readonly Finding[];
  /** Whether to omit the names of the findings to review, because an open panel needs the room. */
  isBrief: boolean;
  /** Called with the `id` of the clicked finding. */
  onFindingSelect: (id: string) => void;
  headingLevel: HeadingLevel;
}

/** More than these are counted, not named. */
const namedFindings = 4;

/** The button that opens the panel, its counts, which are always visible, and what did not pass. */
export function PanelHeader({
  panel: { title, part },
  findings,
  isBrief,
  onFindingSelect,
  headingLevel,
}: PanelHeaderProps) {
  const counts = panelCounts(part);
  const toReview = worstFirst(findings);
  const worst = toReview[0]?.status ?? 'success';
  // Among icons, a dashed box would not say how severe a missing field is.
  const status = worst === 'missing' ? 'warning' : worst;
  const more = toReview.length - namedFindings;
  return (
    <div className={styles.header} data-tone={statuses[status].tone}>
      <AccordionHeader headingLevel={headingLevel} className={styles.trigger}>
        <StatusIcon status={status} className={styles.icon} />
        <span className={styles.line}>
          <span>{title}</span>
          <Tally statuses={part.checks.map((check) => check.status)} />
        </span>
      </AccordionHeader>
      <dl className={styles.counts}>
        <Count label="Fields" value={counts.fields} />
        <Count label="Missing" value={counts.missing} />
        <Count label="Issues" value={counts.issues} />
      </dl>
      {!isBrief && toReview.length > 0 && (
        <ul role="list" className={styles.failed}>
          {toReview.slice(0, namedFindings).map((finding) => (
            <li key={finding.id}>
              <button
                type="button"
                className={styles.row}
                onClick={() => onFindingSelect(finding.id)}
              >
                <RowIcon status={finding.status} isNamed />
                <span>{findingName(finding)}</span>
                {finding.places && <span className={styles.place}>{pageLabel(finding)}</span>}
              </button>
            </li>
          ))}
          {more > 0 && <li className={styles.more}>{`+${more}`}</li>}
        </ul>
      )}
    </div>
  );
}

function Count({ label, value }: { label: string; value: string | number }) {
  const attention = typeof value === 'number' && value > 0;
  return (
    <div className={styles.count} data-attention={attention || undefined}>
      <dt>{label}</dt> <dd dir="ltr">{value}</dd>
    </div>
  );
}
