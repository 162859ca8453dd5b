import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { Ref } from 'react';
import { Comparison } from '../Comparison';
import { comparedItem, findingName, pagesOf } from '../findings';
import type { Finding } from '../findings';
import styles from './FindingRow.module.css';
import type { SelectableFindingsProps } from './selectableFindings';
import { FindingCrops } from './FindingCrops';

export interface EvidenceCropProps extends Pick<
  SelectableFindingsProps,
  'pageImage' | 'onPageRequest' | 'selectedItem' | 'defaultSelectedItem' | 'onSelectedItemChange'
> {
  finding: Finding;
  /** Ref of the element around the comparison. */
  comparisonRef: Ref<HTMLDivElement>;
  /** Ref of the radio button of the chosen view, if the comparison has several. */
  viewRef: Ref<HTMLInputElement>;
}

/**
 * What a selected finding compares, and crops of its pages, where the viewer may be off screen: on a phone, and
 * wherever the viewer is above the panels. Next to a comparison, there is only a crop of the first page, or of the
 * selected item's.
 */
export function EvidenceCrop({
  finding,
  comparisonRef,
  viewRef,
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
        <div ref={comparisonRef} tabIndex={-1} className={styles.comparison}>
          <Comparison
            viewRef={viewRef}
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
