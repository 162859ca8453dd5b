import { Check } from 'lucide-react';
import { useEffect } from 'react';
import type { Ref, RefObject } from 'react';
import { CheckRow, FindingComparison, FindingCrops, croppedFinding } from '../CheckRow';
import type { EvidenceHandle } from '../CheckRow';
import type { Finding } from '../../domain';
import type { ReviewRow } from '../reviewRows';
import { hasSentence } from './reviewDraft';
import type { DraftText } from './reviewDraft';
import styles from './ReviewDialog.module.css';

export interface FindingStripProps extends PlaceProps {
  /** The reasons why the document needs review, worst first. */
  rows: readonly ReviewRow[];
  pageImage: (page: number) => string;
  /** The rejection reason so far; findings whose sentence it contains are marked. */
  reason: DraftText | undefined;
  selectedFinding: string | null;
  onSelectedFindingChange: (id: string | null) => void;
  onPreviewedFindingChange: (id: string | null) => void;
  evidenceRef: RefObject<EvidenceHandle | null>;
  /** Ref of the first button that shows evidence. */
  firstToggleRef: Ref<HTMLButtonElement>;
}

const inReason = (
  <span className={styles.inReason}>
    <Check aria-hidden className={styles.inReasonIcon} />
    <span>In the reason</span>
  </span>
);

/**
 * The reasons why a document needs review: a list next to the page, or on a phone a strip of crops. Selecting a
 * finding shows what it compares, or its crop in the list, or enlarges it in the strip.
 */
export function FindingStrip({
  rows,
  pageImage,
  reason,
  selectedFinding,
  selectedPlace,
  onSelectedPlaceChange,
  evidenceRef,
  firstToggleRef,
  ...rest
}: FindingStripProps) {
  const firstPlaced = rows.findIndex(({ finding }) => finding !== null);
  const places = { selectedPlace, onSelectedPlaceChange };
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
      data-crops={rows.some(({ finding }) => finding) || undefined}
    >
      {rows.map(({ id, finding, ...row }, index) => (
        <li key={id} className={styles.finding}>
          <CheckRow
            {...row}
            id={id}
            {...rest}
            selectedFinding={selectedFinding}
            finding={finding}
            evidenceRef={evidenceRef}
            toggleRef={index === firstPlaced ? firstToggleRef : undefined}
            note={reason && hasSentence(reason, id) && inReason}
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
