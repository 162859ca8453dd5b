import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Button } from '../../components/Button';
import type { Finding } from '../../domain';
import { comparedPlace } from '../comparedPlace';
import { pagesOf } from '../placeOf';
import styles from './CheckRow.module.css';
import type { EvidenceProps } from './evidence';
import { FindingComparison } from './FindingComparison';
import { FindingCrops } from './FindingCrops';

export interface EvidenceCropProps extends Pick<
  EvidenceProps,
  'pageImage' | 'onPageRequest' | 'selectedPlace' | 'defaultSelectedPlace' | 'onSelectedPlaceChange'
> {
  finding: Finding;
  /** Whether the finding is selected. */
  shown: boolean;
}

/**
 * What a finding compares; and crops of its pages, where the viewer may be off screen: on a phone, and wherever the
 * viewer is above the panels.
 */
export function EvidenceCrop({
  finding,
  shown,
  pageImage,
  onPageRequest,
  selectedPlace,
  defaultSelectedPlace = null,
  onSelectedPlaceChange,
}: EvidenceCropProps) {
  const [place, setPlace] = useControllableState({
    prop: selectedPlace,
    defaultProp: defaultSelectedPlace,
    onChange: onSelectedPlaceChange,
  });
  if (!pageImage) return null;
  const [page] = pagesOf(finding);
  const cropped = croppedFinding(finding, place);
  return (
    <>
      <FindingComparison
        finding={finding}
        shown={shown}
        pageImage={pageImage}
        selectedPlace={place}
        onSelectedPlaceChange={setPlace}
      />
      {shown && (
        <div className={styles.evidence}>
          {cropped && <FindingCrops finding={cropped} pageImage={pageImage} />}
          {onPageRequest && page !== undefined && (
            <Button size="small" onClick={() => onPageRequest(page)}>
              Show page
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/**
 * What the crops of a selected finding show: the selected place of a ledger, nothing if the comparison consists of
 * crops, or else the finding.
 */
export const croppedFinding = (finding: Finding, place: string | null) =>
  finding.comparison ? comparedPlace(finding, place) : finding;
