import { Button } from '../../components/Button';
import type { Finding } from '../../domain';
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
}

/**
 * What a finding compares; and crops of its pages, where the viewer may be off screen: on a phone, and wherever the
 * viewer is above the panels.
 */
export function EvidenceCrop({ finding, pageImage, onPageRequest, ...places }: EvidenceCropProps) {
  if (!pageImage) return null;
  const [page] = pagesOf(finding);
  return (
    <>
      <FindingComparison finding={finding} pageImage={pageImage} {...places} />
      <div className={styles.evidence}>
        {showsCrops(finding) && <FindingCrops finding={finding} pageImage={pageImage} />}
        {onPageRequest && page !== undefined && (
          <Button size="small" onClick={() => onPageRequest(page)}>
            Show page
          </Button>
        )}
      </div>
    </>
  );
}

/** A ledger shows amounts; the other comparisons consist of crops. */
export const showsCrops = ({ comparison }: Finding) => !comparison || comparison.kind === 'sum';
