import { use } from 'react';
import type { Finding } from '../../domain';
import { Rehearse } from '../../Rehearse';
import { findingName } from '../PageSheet';
import styles from './CheckRow.module.css';
import type { EvidenceProps } from './evidence';
import { ComparisonRefs } from './evidenceHandle';
import { LazyComparison } from './LazyComparison';
import { useComparisonLoaded } from './loadComparison';

export interface FindingComparisonProps extends Pick<
  EvidenceProps,
  'selectedPlace' | 'onSelectedPlaceChange'
> {
  finding: Finding;
  /** Whether the finding is selected. */
  shown: boolean;
  pageImage: (page: number) => string;
}

/** What a finding compares, loaded when first shown, rehearsed before; nothing for a finding without a comparison. */
export function FindingComparison({ finding, shown, ...rest }: FindingComparisonProps) {
  const refs = use(ComparisonRefs);
  const isLoaded = useComparisonLoaded();
  if (!finding.comparison) return null;
  const comparison = (
    <LazyComparison
      key={finding.id}
      {...rest}
      viewRef={shown ? refs?.view : undefined}
      // The button to retry is about to disappear.
      onRetry={() => refs?.comparison.current?.focus()}
      name={findingName(finding)}
      comparison={finding.comparison}
    />
  );
  if (!shown) return isLoaded && <Rehearse>{comparison}</Rehearse>;
  return (
    <div ref={refs?.comparison} tabIndex={-1} data-comparison="" className={styles.comparison}>
      {comparison}
    </div>
  );
}
