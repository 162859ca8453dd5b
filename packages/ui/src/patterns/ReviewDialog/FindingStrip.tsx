import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CheckRow, FindingComparison, FindingCrops, croppedFinding } from '../CheckRow';
import type { Finding } from '../../domain';
import { reasonSentence } from '../reasonSentence';
import type { ReviewReason } from '../reviewReasons';
import { reviewRows } from '../reviewRows';
import styles from './ReviewDialog.module.css';

export interface FindingStripProps extends PlaceProps {
  reasons: readonly ReviewReason[];
  pageImage: (page: number) => string;
  /** The rejection reason so far; findings whose sentence it contains are marked. */
  reason: string;
  selectedFinding: string | null;
  onSelectedFindingChange: (id: string | null) => void;
  onPreviewedFindingChange: (id: string | null) => void;
}

const inReason = (
  <span className={styles.inReason}>
    <Check aria-hidden className={styles.inReasonIcon} />
    In the reason
  </span>
);

/**
 * The reasons why a document needs review: a list next to the page, or on a phone a strip of crops. Selecting a
 * finding shows what it compares, or its crop in the list, or enlarges it in the strip.
 */
export function FindingStrip({
  reasons,
  pageImage,
  reason,
  selectedFinding,
  selectedPlace,
  onSelectedPlaceChange,
  ...rest
}: FindingStripProps) {
  const places = { selectedPlace, onSelectedPlaceChange };
  const list = useRef<HTMLUListElement>(null);
  const rows = reasons.flatMap(reviewRows);
  useEffect(() => {
    // If a finding was selected by its mark on the page, its row may be out of view.
    const row = selectedFinding && list.current?.querySelector('[data-selected]');
    if (row) row.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selectedFinding]);
  return (
    <ul
      ref={list}
      role="list"
      aria-label="Findings"
      className={styles.findings}
      // Only a list with crops becomes a strip, because the crops' toggles make it scrollable by keyboard.
      data-crops={rows.some(({ finding }) => finding) || undefined}
    >
      {rows.map(({ key, finding, ...row }) => (
        <li key={key} className={styles.finding}>
          <CheckRow
            {...row}
            {...rest}
            selectedFinding={selectedFinding}
            finding={finding}
            note={reason.includes(reasonSentence({ ...row, finding })) && inReason}
          >
            {finding && (
              <Evidence
                {...places}
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

interface PlaceProps {
  selectedPlace: string | null;
  onSelectedPlaceChange: (id: string | null) => void;
}

interface EvidenceProps extends PlaceProps {
  finding: Finding;
  pageImage: (page: number) => string;
  isSelected: boolean;
}

/** What a selected finding compares, with crops of the selected place of a ledger; or else its crops. */
function Evidence({ isSelected, ...rest }: EvidenceProps) {
  const { finding, pageImage, selectedPlace } = rest;
  const cropped = isSelected ? croppedFinding(finding, selectedPlace) : finding;
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
