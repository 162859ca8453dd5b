import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Button } from '../../components/Button';
import { comparedItem, pagesOf } from '../findings';
import type { Finding } from '../findings';
import styles from './CheckRow.module.css';
import type { EvidenceProps } from './evidence';
import { FindingComparison } from './FindingComparison';
import { FindingCrops } from './FindingCrops';

export interface EvidenceCropProps extends Pick<
  EvidenceProps,
  'pageImage' | 'onPageRequest' | 'selectedItem' | 'defaultSelectedItem' | 'onSelectedItemChange'
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
  selectedItem,
  defaultSelectedItem = null,
  onSelectedItemChange,
}: EvidenceCropProps) {
  const [item, setItem] = useControllableState({
    prop: selectedItem,
    defaultProp: defaultSelectedItem,
    onChange: onSelectedItemChange,
  });
  if (!pageImage) return null;
  const [page] = pagesOf(finding);
  const cropped = croppedFinding(finding, item);
  return (
    <>
      <FindingComparison
        finding={finding}
        shown={shown}
        pageImage={pageImage}
        selectedItem={item}
        onSelectedItemChange={setItem}
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
 * What the crops of a selected finding show: the selected item of a ledger, nothing if the comparison consists of
 * crops, or else the finding.
 */
export const croppedFinding = (finding: Finding, item: string | null) =>
  finding.comparison ? comparedItem(finding, item) : finding;
