import { Crosshair } from 'lucide-react';
import { useId } from 'react';
import type { Finding } from '../PageSheet';
import styles from './CheckRow.module.css';
import { placeOf } from './evidence';
import type { EvidenceProps } from './evidence';

export interface EvidenceToggleProps extends Pick<
  EvidenceProps,
  'selectedFinding' | 'onSelectFinding' | 'onPreviewFinding'
> {
  finding: Finding;
}

/** Selects the place of a finding on the pages; its hit area is the whole row. */
export function EvidenceToggle({
  finding,
  selectedFinding,
  onSelectFinding,
  onPreviewFinding,
}: EvidenceToggleProps) {
  const placeId = useId();
  const selected = selectedFinding === finding.id;
  const endPreview = () => onPreviewFinding?.(undefined);
  return (
    <span className={styles.place}>
      <span id={placeId}>{placeOf(finding)}</span>
      <button
        type="button"
        aria-label={`Show evidence: ${finding.checkName ?? finding.label}`}
        aria-pressed={selected}
        aria-describedby={placeId}
        className={styles.toggle}
        onClick={() => onSelectFinding?.(selected ? undefined : finding.id)}
        // Ignore touch: it fires enter and leave around every tap.
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse') onPreviewFinding?.(finding.id);
        }}
        onPointerLeave={endPreview}
        onFocus={() => onPreviewFinding?.(finding.id)}
        onBlur={endPreview}
      >
        <Crosshair aria-hidden size={16} />
      </button>
    </span>
  );
}
