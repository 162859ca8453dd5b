import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useId, useImperativeHandle, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { findingName, needsReview, statuses } from '../findings';
import type { Finding } from '../findings';
import styles from './FindingRow.module.css';
import type { SelectableFindingsProps } from './selectableFindings';
import { useFindingRow } from './useFindingRow';
import { EvidenceToggle } from './EvidenceToggle';
import { EvidenceCrop } from './EvidenceCrop';
import { RowIcon } from './RowIcon';

export interface FindingRowProps extends Omit<SelectableFindingsProps, 'defaultSelectedFinding'> {
  finding: Finding;
  /** A small button at the end of the row. */
  action?: ReactNode;
  /** Ref of the focusable element: the button that shows the evidence, or else the row. */
  focusRef?: Ref<HTMLElement>;
}

/**
 * Visually hidden for passed checks, so that they stay on one line; the legend of VerificationPanels says what a
 * missing page number means.
 */
function WholeFile({ isHidden }: { isHidden: boolean }) {
  if (isHidden) return <VisuallyHidden>Whole file</VisuallyHidden>;
  return <span className={styles.wholeFile}>Whole file</span>;
}

/** The content of a row; the caller renders the element around it. */
export function FindingRow({ finding, action, rowRef, focusRef, ...selection }: FindingRowProps) {
  const { status, details, places } = finding;
  const isPlaced = places !== undefined;
  const selected = selection.selectedFinding === finding.id;
  const { row, toggle, comparison, view } = useFindingRow(selected, rowRef);
  // oxlint-disable-next-line typescript/no-non-null-assertion -- React has set it by then
  useImperativeHandle(focusRef, () => (toggle.current ?? row.current)!, [toggle, row]);
  // Without a toggle, a selected row itself gets focus. It stays focusable when deselected, or focus would be lost.
  const [wasSelected, setWasSelected] = useState(selected);
  if (selected && !wasSelected) setWasSelected(true);
  const id = useId();
  const nameId = `${id}name`;
  // The name of a missing field includes its status.
  const isMissing = status === 'missing';
  const outcome = [isMissing ? nameId : `${id}status`, ...(details ? [`${id}details`] : [])];
  return (
    <div
      ref={row}
      {...(!isPlaced &&
        (wasSelected || focusRef) && {
          tabIndex: -1,
          role: 'group',
          // One element, because Orca reads several in any order.
          'aria-labelledby': `${id}text`,
        })}
      className={styles.root}
      data-tone={statuses[status].tone}
      data-selected={selected || undefined}
      data-evidence={isPlaced ? '' : undefined}
    >
      <RowIcon status={status} />
      {/* The status is read between name and details, and floats to the end of the first line. */}
      <div id={`${id}text`} className={styles.text}>
        <span id={nameId} className={styles.name}>
          {findingName(finding)}
        </span>{' '}
        {!isMissing && (
          <span id={`${id}status`} className={styles.status}>
            {statuses[status].word}
          </span>
        )}{' '}
        {details && (
          <span id={`${id}details`} className={styles.details}>
            {details}
          </span>
        )}
      </div>
      {isPlaced && (
        <EvidenceToggle
          ref={toggle}
          finding={finding}
          describedBy={outcome.join(' ')}
          {...selection}
        />
      )}
      {!isPlaced && <WholeFile isHidden={!needsReview(finding)} />}
      {action && <div className={styles.action}>{action}</div>}
      {isPlaced && selected && (
        <EvidenceCrop finding={finding} comparisonRef={comparison} viewRef={view} {...selection} />
      )}
    </div>
  );
}
