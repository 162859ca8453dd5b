import { useEffect, useRef } from 'react';
import { CheckRow, FindingCrops } from '../CheckRow';
import { findingName } from '../PageSheet';
import type { Finding } from '../../domain';
import type { ReviewReason } from '../reviewReasons';
import styles from './ReviewDialog.module.css';

export interface FindingStripProps {
  reasons: readonly ReviewReason[];
  pageImage: (page: number) => string;
  selectedFinding: string | null;
  onSelectedFindingChange: (id: string | null) => void;
  onPreviewedFindingChange: (id: string | null) => void;
}

/**
 * The reasons why a document needs review: a list next to the page, or on a phone a strip of crops. Selecting a
 * finding shows its crop in the list, or enlarges it in the strip.
 */
export function FindingStrip({ reasons, pageImage, selectedFinding, ...rest }: FindingStripProps) {
  const list = useRef<HTMLUListElement>(null);
  const rows = reasons.flatMap(rowsOf);
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
          <CheckRow {...row} {...rest} selectedFinding={selectedFinding} finding={finding}>
            {finding && (
              <div
                className={styles.crops}
                data-selected={finding.id === selectedFinding || undefined}
              >
                <FindingCrops finding={finding} pageImage={pageImage} />
              </div>
            )}
          </CheckRow>
        </li>
      ))}
    </ul>
  );
}

interface Row extends Pick<ReviewReason, 'status' | 'name'> {
  key: string;
  details?: string;
  finding: Finding | null;
}

/** Missing fields get a row each if the places of all of them are known. */
function rowsOf({ id, status, name, details, missing, findings }: ReviewReason): Row[] {
  if (missing === undefined || findings.length < missing) {
    return [{ key: id, status, name, details, finding: findings[0] ?? null }];
  }
  return findings.map((finding) => ({
    key: `${id} ${finding.id}`,
    status,
    name: findingName(finding),
    finding,
  }));
}
