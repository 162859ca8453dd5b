import type { Finding } from '../../domain';
import { findingName } from '../PageSheet';
import styles from './CheckRow.module.css';
import type { EvidenceProps } from './evidence';
import { LazyComparison } from './LazyComparison';

export interface FindingComparisonProps extends Pick<
  EvidenceProps,
  'selectedPlace' | 'defaultSelectedPlace' | 'onSelectedPlaceChange'
> {
  finding: Finding;
  pageImage: (page: number) => string;
}

/** What a finding compares, loaded when first shown; nothing for a finding without a comparison. */
export function FindingComparison({ finding, ...rest }: FindingComparisonProps) {
  if (!finding.comparison) return null;
  return (
    <div tabIndex={-1} data-comparison="" className={styles.comparison}>
      <LazyComparison
        key={finding.id}
        {...rest}
        name={findingName(finding)}
        comparison={finding.comparison}
      />
    </div>
  );
}
