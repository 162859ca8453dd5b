import { Button } from '../../components/Button';
import type { Finding } from '../../domain';
import { useLazyModule } from '../../useLazyModule';
import { findingName } from '../PageSheet';
import styles from './CheckRow.module.css';
import type { EvidenceProps } from './evidence';
import { loadComparison } from './loadComparison';

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
    <div className={styles.comparison}>
      <LazyComparison
        key={finding.id}
        {...rest}
        name={findingName(finding)}
        comparison={finding.comparison}
      />
    </div>
  );
}

type LazyComparisonProps = React.ComponentProps<
  Awaited<ReturnType<typeof loadComparison>>['Comparison']
>;

function LazyComparison(props: LazyComparisonProps) {
  const { module, failed, retry } = useLazyModule(loadComparison);
  if (module) return <module.Comparison {...props} />;
  if (!failed) return null;
  return (
    <p role="alert" className={styles.failed}>
      The comparison could not be loaded.{' '}
      <Button size="small" onClick={retry}>
        Try again
      </Button>
    </p>
  );
}
