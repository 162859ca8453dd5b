import { useControllableState } from '@radix-ui/react-use-controllable-state';
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
 * Crops of a finding's pages, where the viewer may be off screen: on a phone, and wherever it is above the panels; and
 * what the finding compares. Next to a comparison, the crop is that of the first page, or of the selected item.
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
  const cropped = comparedItem(finding, item) ?? finding;
  return (
    <>
      {shown && (
        <div className={styles.evidence} data-unplaced={pagesOf(cropped).length === 0 || undefined}>
          <FindingCrops
            finding={cropped}
            onlyFirst={finding.comparison !== undefined}
            pageImage={pageImage}
            onPageRequest={onPageRequest}
          />
        </div>
      )}
      <FindingComparison
        finding={finding}
        shown={shown}
        pageImage={pageImage}
        selectedItem={item}
        onSelectedItemChange={setItem}
      />
    </>
  );
}
