import { Check } from 'lucide-react';
import { useEffect } from 'react';
import type { Ref, RefObject } from 'react';
import { CheckRow, FindingComparison, FindingCrops, croppedFinding } from '../CheckRow';
import type { EvidenceHandle } from '../CheckRow';
import type { Finding } from '../findings';
import { hasSentence } from './reviewDraft';
import type { DraftText } from './reviewDraft';
import styles from './ReviewDialog.module.css';

export interface FindingStripProps extends ItemProps {
  /** The findings to review, worst first. */
  findings: readonly Finding[];
  pageImage: (page: number) => string;
  /** The rejection reason so far; findings whose sentence it contains are marked. */
  reason: DraftText | undefined;
  selectedFinding: string | null;
  onSelectedFindingChange: (id: string | null) => void;
  onPreviewedFindingChange: (id: string | null) => void;
  evidenceRef: RefObject<EvidenceHandle | null>;
  /** Ref of what takes focus in the first finding. */
  firstRef: Ref<HTMLElement>;
}

const inReason = (
  <span className={styles.inReason}>
    <Check aria-hidden className={styles.inReasonIcon} />
    <span>In the reason</span>
  </span>
);

/**
 * The findings to review: a list next to the page, or on a phone a strip of crops. Selecting a
 * finding shows what it compares, or its crop in the list, or enlarges it in the strip.
 */
export function FindingStrip({
  findings,
  pageImage,
  reason,
  selectedFinding,
  selectedItem,
  onSelectedItemChange,
  evidenceRef,
  firstRef,
  ...rest
}: FindingStripProps) {
  const item = { selectedItem, onSelectedItemChange };
  useEffect(() => {
    // If a finding was selected by its mark on the page, its row may be out of view.
    if (selectedFinding === null) return;
    evidenceRef.current?.row.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selectedFinding, evidenceRef]);
  return (
    <ul
      role="list"
      aria-label="Findings"
      className={styles.findings}
      // Only a list with crops becomes a strip, because the crops' toggles make it scrollable by keyboard.
      data-crops={findings.some(({ places }) => places) || undefined}
    >
      {findings.map((finding, index) => (
        <li key={finding.id} className={styles.finding}>
          <CheckRow
            {...rest}
            selectedFinding={selectedFinding}
            finding={finding}
            evidenceRef={evidenceRef}
            focusRef={index === 0 ? firstRef : undefined}
            note={reason && hasSentence(reason, finding.id) && inReason}
          >
            {finding.places && (
              <Evidence
                {...item}
                finding={finding}
                pageImage={pageImage}
                isSelected={finding.id === selectedFinding}
              />
            )}
          </CheckRow>
        </li>
      ))}
    </ul>
  );
}

interface ItemProps {
  selectedItem: string | null;
  onSelectedItemChange: (id: string | null) => void;
}

interface EvidenceProps extends ItemProps {
  finding: Finding;
  pageImage: (page: number) => string;
  isSelected: boolean;
}

/** What a selected finding compares, with crops of the selected item of a ledger; or else its crops. */
function Evidence({ isSelected, ...rest }: EvidenceProps) {
  const { finding, pageImage, selectedItem } = rest;
  const cropped = isSelected ? croppedFinding(finding, selectedItem) : finding;
  return (
    <>
      <FindingComparison {...rest} shown={isSelected} />
      {cropped && (
        <div
          className={styles.crops}
          data-selected={isSelected || undefined}
          data-compared={finding.comparison && isSelected ? '' : undefined}
        >
          <FindingCrops finding={cropped} pageImage={pageImage} />
        </div>
      )}
    </>
  );
}
