import { Check, Plus } from 'lucide-react';
import { useEffect } from 'react';
import type { Ref } from 'react';
import { IconButton } from '../../components/IconButton';
import { FindingRow } from '../FindingRow';
import type { FindingRowProps } from '../FindingRow';
import { findingName } from '../findings';
import type { Finding } from '../findings';
import { hasSentence } from './reviewDraft';
import type { DraftText } from './reviewDraft';
import styles from './ReviewDialog.module.css';

interface FindingListProps extends Omit<FindingRowProps, 'finding' | 'action' | 'focusRef'> {
  /** The findings to review, worst first. */
  findings: readonly Finding[];
  /** The rejection reason so far; without it, rows have no button to add a sentence. */
  reason: DraftText | undefined;
  /** Called with the finding whose sentence to add to the reason, or to remove. */
  onSentenceToggle: (finding: Finding) => void;
  /** Ref of the focusable element of the first finding. */
  firstRef: Ref<HTMLElement>;
}

/** The findings to review, each with a button that adds it to the reason of a rejection. */
export function FindingList({
  findings,
  reason,
  onSentenceToggle,
  firstRef,
  ...selection
}: FindingListProps) {
  const { selectedFinding, rowRef } = selection;
  useEffect(() => {
    // The row of a finding selected by its mark may be out of view, and so may the crops that it now shows.
    if (selectedFinding === null) return;
    rowRef?.current?.row.scrollIntoView({ block: 'nearest' });
  }, [selectedFinding, rowRef]);
  return (
    <ul role="list" aria-label="Findings" className={styles.findings}>
      {findings.map((finding, index) => (
        <li key={finding.id} className={styles.finding}>
          <FindingRow
            {...selection}
            finding={finding}
            focusRef={index === 0 ? firstRef : undefined}
            action={
              reason && (
                <IconButton
                  label={`Add to the reason: ${findingName(finding)}`}
                  size="small"
                  tooltip
                  aria-pressed={hasSentence(reason, finding.id)}
                  className={styles.add}
                  onClick={() => onSentenceToggle(finding)}
                >
                  {hasSentence(reason, finding.id) ? <Check /> : <Plus />}
                </IconButton>
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}
