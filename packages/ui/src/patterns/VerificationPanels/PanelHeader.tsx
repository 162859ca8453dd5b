import { AccordionHeader } from '../../components/Accordion';
import { StatusIcon } from '../../components/StatusIcon';
import type { StatusTone } from '../../components/StatusIcon';
import type { CheckStatus } from '../../domain';
import type { HeadingLevel } from '../../headingLevel';
import { RowIcon, statusWords } from '../CheckRow';
import { placeOf } from '../placeOf';
import type { ReviewRow } from '../reviewRows';
import { Tally } from '../Tally';
import type { PanelCounts } from '../panelCounts';
import styles from './VerificationPanels.module.css';

export interface PanelHeaderProps {
  title: string;
  counts: PanelCounts;
  /** The outcomes of the panel's checks, in order. */
  statuses: readonly CheckStatus[];
  /** What a closed panel names: the checks that did not pass, and missing fields. */
  rows: readonly ReviewRow[];
  /** Called with the `id` of the row that is pressed. */
  onRowSelect: (id: string) => void;
  headingLevel: HeadingLevel;
}

/** More than these are counted, not named. */
const shownRows = 4;

/** The tone of the worst check; a missing field is as bad as a warning. */
function worstTone(statuses: readonly CheckStatus[], { missing }: PanelCounts): StatusTone {
  if (statuses.includes('error')) return 'danger';
  return statuses.includes('warning') || missing > 0 ? 'warning' : 'success';
}

/**
 * The button that opens the panel, and its counts, which are always visible. While the panel is closed, they are
 * followed by what did not pass.
 */
export function PanelHeader({
  title,
  counts,
  statuses,
  rows,
  onRowSelect,
  headingLevel,
}: PanelHeaderProps) {
  const tone = worstTone(statuses, counts);
  const more = rows.length - shownRows;
  return (
    <div className={styles.header} data-tone={tone}>
      <AccordionHeader headingLevel={headingLevel} className={styles.trigger}>
        <StatusIcon tone={tone} className={styles.icon} />
        <span className={styles.line}>
          <span>{title}</span>
          <Tally statuses={statuses} />
        </span>
      </AccordionHeader>
      <dl className={styles.counts}>
        <Count label="Fields" value={counts.fields} />
        <Count label="Missing" value={counts.missing} />
        <Count label="Issues" value={counts.issues} />
      </dl>
      {rows.length > 0 && (
        <ul role="list" className={styles.failed}>
          {rows.slice(0, shownRows).map(({ id, status, name, finding }) => (
            <li key={id}>
              <button type="button" className={styles.row} onClick={() => onRowSelect(id)}>
                <RowIcon
                  status={status}
                  label={status === 'missing' ? undefined : statusWords[status]}
                />
                <span>{name}</span>
                {finding && <span className={styles.place}>{placeOf(finding)}</span>}
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
