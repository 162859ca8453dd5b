import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Comparison } from '../Comparison';
import { comparedItem, findingName, pagesOf } from '../findings';
import type { Finding } from '../findings';
import styles from './CheckRow.module.css';
import type { EvidenceProps } from './evidence';
import type { ComparisonRefs } from './evidenceHandle';
import { FindingCrops } from './FindingCrops';

export interface EvidenceCropProps extends Pick<
  EvidenceProps,
  'pageImage' | 'onPageRequest' | 'selectedItem' | 'defaultSelectedItem' | 'onSelectedItemChange'
> {
  finding: Finding;
  refs: ComparisonRefs;
}

/**
 * Crops of a selected finding's pages, where the viewer may be off screen: on a phone, and wherever it is above the
 * panels; and what the finding compares. Next to a comparison, the crop is that of the first page, or of the selected
 * item.
 */
export function EvidenceCrop({
  finding,
  refs,
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
  const { comparison } = finding;
  const cropped = comparedItem(finding, item) ?? finding;
  return (
    <>
      <div className={styles.evidence} data-unplaced={pagesOf(cropped).length === 0 || undefined}>
        <FindingCrops
          finding={cropped}
          onlyFirst={comparison !== undefined}
          pageImage={pageImage}
          onPageRequest={onPageRequest}
        />
      </div>
      {comparison && (
        <div ref={refs.comparison} tabIndex={-1} className={styles.comparison}>
          <Comparison
            viewRef={refs.view}
            name={findingName(finding)}
            comparison={comparison}
            pageImage={pageImage}
            selectedItem={item}
            onSelectedItemChange={setItem}
          />
        </div>
      )}
    </>
  );
}
