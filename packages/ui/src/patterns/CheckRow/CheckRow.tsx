import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useImperativeHandle } from 'react';
import type { ReactNode, Ref } from 'react';
import type { Finding } from '../../domain';
import { statusWords } from './checkStatus';
import type { RowStatus } from './checkStatus';
import styles from './CheckRow.module.css';
import type { EvidenceProps } from './evidence';
import { ComparisonRefs, useEvidenceRow } from './evidenceHandle';
import { EvidenceToggle } from './EvidenceToggle';
import { EvidenceCrop } from './EvidenceCrop';
import { RowIcon } from './RowIcon';

export interface CheckRowProps extends Omit<EvidenceProps, 'findings' | 'defaultSelectedFinding'> {
  /** The `id` of what the row is about, if it has no finding: it can be selected elsewhere. */
  id?: string;
  status: RowStatus;
  name: string;
  details?: ReactNode;
  /** Shown after the name. */
  note?: ReactNode;
  /** The finding with its place on the pages; `null` if the check applies to the whole file, `undefined` if unknown. */
  finding?: Finding | null;
  /** Replaces the crops that a selected row shows where the viewer may be off screen. */
  children?: ReactNode;
  /** Ref of the button that shows the evidence. */
  toggleRef?: Ref<HTMLButtonElement>;
}

/**
 * Visually hidden for passed checks, so that they stay on one line. Instead, the legend of VerificationPanels says what
 * a missing page number means.
 */
function WholeFile({ isHidden }: { isHidden: boolean }) {
  if (isHidden) return <VisuallyHidden>Whole file</VisuallyHidden>;
  return <span className={styles.wholeFile}>Whole file</span>;
}

/** The content of a row; the caller renders the element around it. */
export function CheckRow({
  id,
  status,
  name,
  details,
  note,
  finding,
  children,
  evidenceRef,
  toggleRef,
  ...evidence
}: CheckRowProps) {
  const ownId = finding?.id ?? id;
  const selected = ownId !== undefined && evidence.selectedFinding === ownId;
  const { row, toggle, comparisonRefs } = useEvidenceRow(selected, evidenceRef);
  // oxlint-disable-next-line typescript/no-non-null-assertion -- React has set it by then
  useImperativeHandle(toggleRef, () => toggle.current!, [toggle]);
  return (
    <div
      ref={row}
      // Stays focusable when it is deselected, or focus would be lost.
      tabIndex={ownId !== undefined && !finding ? -1 : undefined}
      className={styles.root}
      data-status={status}
      data-selected={selected || undefined}
      data-evidence={finding ? '' : undefined}
    >
      <RowIcon status={status} />
      {/* The status is read between name and details, and floats to the end of the first line. */}
      <div className={styles.text}>
        <span className={styles.name}>{name}</span> {note}
        {note && ' '}
        {status !== 'missing' && <span className={styles.status}>{statusWords[status]}</span>}{' '}
        {details && <span className={styles.details}>{details}</span>}
      </div>
      {finding && <EvidenceToggle ref={toggle} finding={finding} {...evidence} />}
      {finding === null && <WholeFile isHidden={status === 'success'} />}
      <ComparisonRefs value={comparisonRefs}>
        {children ??
          (finding && (selected || finding.comparison) && (
            <EvidenceCrop finding={finding} shown={selected} {...evidence} />
          ))}
      </ComparisonRefs>
    </div>
  );
}
