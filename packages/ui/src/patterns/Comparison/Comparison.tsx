import type { ComponentProps } from 'react';
import type { ComparedSides } from '../../domain';
import { CropComparison } from './CropComparison';
import type { CropComparisonProps } from './CropComparison';
import { RecordComparison } from './RecordComparison';
import { SampleComparison } from './SampleComparison';
import { SumLedger } from './SumLedger';
import type { SumLedgerProps } from './SumLedger';

export interface ComparisonProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Pick<CropComparisonProps, 'viewRef'>,
    Pick<SumLedgerProps, 'selectedItem' | 'defaultSelectedItem' | 'onSelectedItemChange'> {
  /** The name of the finding. */
  name: string;
  /** What the finding compares. */
  comparison: ComparedSides;
  /** Returns the URL of a page's image. */
  pageImage: (page: number) => string;
}

/**
 * Both sides of a finding about a difference, in the way of its kind: CropComparison, RecordComparison, SumLedger or
 * SampleComparison, with their keyboard behaviour and accessibility. Renders a `div`.
 */
export function Comparison({
  comparison,
  pageImage,
  viewRef,
  selectedItem,
  defaultSelectedItem,
  onSelectedItemChange,
  ...rest
}: ComparisonProps) {
  switch (comparison.kind) {
    case 'places':
      return (
        <CropComparison {...rest} comparison={comparison} pageImage={pageImage} viewRef={viewRef} />
      );
    case 'record':
      return <RecordComparison {...rest} comparison={comparison} pageImage={pageImage} />;
    case 'sample':
      return <SampleComparison {...rest} comparison={comparison} pageImage={pageImage} />;
    case 'sum':
      return (
        <SumLedger
          {...rest}
          comparison={comparison}
          selectedItem={selectedItem}
          defaultSelectedItem={defaultSelectedItem}
          onSelectedItemChange={onSelectedItemChange}
        />
      );
  }
}
