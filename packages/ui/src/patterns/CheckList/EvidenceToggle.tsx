import { Crosshair } from 'lucide-react';
import { useId } from 'react';
import type { Finding } from '../../domain';
import styles from './CheckRow.module.css';
import { placeOf } from './evidence';
import type { EvidenceProps } from './evidence';

export interface EvidenceToggleProps extends Pick<
  EvidenceProps,
  'selectedFinding' | 'onSelectedFindingChange' | 'onPreviewedFindingChange'
> {
  finding: Finding;
}

/** Selects a finding, to show its place on the pages. Its hit area is the whole row. */
export function EvidenceToggle({
  finding,
  selectedFinding,
  onSelectedFindingChange,
  onPreviewedFindingChange,
}: EvidenceToggleProps) {
  const placeId = useId();
  const selected = selectedFinding === finding.id;
  const endPreview = () => onPreviewedFindingChange?.(null);
  return (
    <span className={styles.place}>
      <span id={placeId}>{placeOf(finding)}</span>
      <button
        type="button"
        aria-label={`Show evidence: ${finding.checkName ?? finding.label}`}
        aria-pressed={selected}
        aria-describedby={placeId}
        className={styles.toggle}
        onClick={() => onSelectedFindingChange?.(selected ? null : finding.id)}
        // Ignore touch, which fires enter and leave around every tap.
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse') onPreviewedFindingChange?.(finding.id);
        }}
        onPointerLeave={endPreview}
        onFocus={() => onPreviewedFindingChange?.(finding.id)}
        onBlur={endPreview}
      >
        <Crosshair aria-hidden size="1rem" />
      </button>
    </span>
  );
}
