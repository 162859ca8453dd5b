import { CircleAlert, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { AccordionHeader } from '../../components/Accordion';
import type { CheckStatus } from '../../domain';
import type { HeadingLevel } from '../../headingLevel';
import { Tally } from '../Tally';
import type { PanelCounts } from './panelCounts';
import styles from './VerificationPanels.module.css';

export interface PanelHeaderProps {
  title: string;
  counts: PanelCounts;
  /** The outcomes of the panel's checks, in order. */
  statuses: readonly CheckStatus[];
  headingLevel: HeadingLevel;
}

/** The button that opens the panel, and its counts, which are always visible and describe the button. */
export function PanelHeader({ title, counts, statuses, headingLevel }: PanelHeaderProps) {
  const countsId = useId();
  const Icon = counts.attention ? CircleAlert : CircleCheck;
  return (
    <div className={styles.header}>
      <AccordionHeader
        headingLevel={headingLevel}
        aria-describedby={countsId}
        className={styles.trigger}
      >
        <Icon aria-hidden size="1.125rem" className={styles.icon} />
        <span className={styles.title}>{title}</span>
      </AccordionHeader>
      <div className={styles.summary}>
        <dl id={countsId} className={styles.counts}>
          <Count label="Fields" value={counts.fields} />
          <Count label="Missing" value={counts.missing} />
          <Count label="Issues" value={counts.issues} />
        </dl>
        <Tally statuses={statuses} />
      </div>
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
