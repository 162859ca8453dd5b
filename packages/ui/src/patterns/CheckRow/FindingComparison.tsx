import { use } from 'react';
import { findingName } from '../findings';
import type { Finding } from '../findings';
import { Comparison } from '../Comparison';
import styles from './CheckRow.module.css';
import type { EvidenceProps } from './evidence';
import { ComparisonRefs } from './evidenceHandle';

export interface FindingComparisonProps extends Pick<
  EvidenceProps,
  'selectedItem' | 'onSelectedItemChange'
> {
  finding: Finding;
  /** Whether the finding is selected. */
  shown: boolean;
  pageImage: (page: number) => string;
}

/** What a selected finding compares; nothing for a finding without a comparison. */
export function FindingComparison({ finding, shown, ...rest }: FindingComparisonProps) {
  const refs = use(ComparisonRefs);
  if (!finding.comparison || !shown) return null;
  return (
    <div ref={refs?.comparison} tabIndex={-1} data-comparison="" className={styles.comparison}>
      <Comparison
        key={finding.id}
        {...rest}
        viewRef={refs?.view}
        name={findingName(finding)}
        comparison={finding.comparison}
      />
    </div>
  );
}
