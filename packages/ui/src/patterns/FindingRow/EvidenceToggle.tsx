import { useCallbackRef } from '@radix-ui/react-use-callback-ref';
import { Crosshair } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Ref } from 'react';
import { pageLabel } from '../findings';
import type { Finding } from '../findings';
import styles from './FindingRow.module.css';
import type { SelectableFindingsProps } from './selectableFindings';

export interface EvidenceToggleProps extends Pick<
  SelectableFindingsProps,
  'selectedFinding' | 'onSelectedFindingChange' | 'onPreviewedFindingChange'
> {
  finding: Finding;
  /** The `id`s of the elements with status and details. */
  describedBy: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Selects a finding, to show its place on the pages. Its hit area is the whole row. */
export function EvidenceToggle({
  finding,
  describedBy,
  ref,
  selectedFinding,
  onSelectedFindingChange,
  onPreviewedFindingChange,
}: EvidenceToggleProps) {
  const placeId = useId();
  const selected = selectedFinding === finding.id;
  const isPreviewing = useRef(false);
  const preview = useCallbackRef((id: string | null) => {
    isPreviewing.current = id !== null;
    onPreviewedFindingChange?.(id);
  });
  const endPreview = () => preview(null);
  // A toggle that unmounts gets neither a pointerleave nor a blur event.
  useEffect(
    () => () => {
      if (isPreviewing.current) preview(null);
    },
    [preview],
  );
  return (
    <span className={styles.place}>
      <span id={placeId}>{pageLabel(finding)}</span>
      <button
        ref={ref}
        type="button"
        aria-label={`Show evidence: ${finding.name}`}
        aria-pressed={selected}
        aria-describedby={`${describedBy} ${placeId}`}
        className={styles.toggle}
        onClick={() => onSelectedFindingChange?.(selected ? null : finding.id)}
        // Ignore touch, which fires enter and leave around every tap.
        onPointerEnter={({ pointerType }) => {
          if (pointerType !== 'touch') preview(finding.id);
        }}
        onPointerLeave={endPreview}
        onFocus={() => preview(finding.id)}
        onBlur={endPreview}
      >
        <Crosshair aria-hidden size="1rem" />
      </button>
    </span>
  );
}
