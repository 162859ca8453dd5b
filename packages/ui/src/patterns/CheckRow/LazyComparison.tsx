import type { ComponentProps } from 'react';
import { Button } from '../../components/Button';
import { ProgressBar } from '../../components/ProgressBar';
import { useLazyModule } from '../../useLazyModule';
import styles from './CheckRow.module.css';
import { loadComparison } from './loadComparison';

export type LazyComparisonProps = ComponentProps<
  Awaited<ReturnType<typeof loadComparison>>['Comparison']
>;

/** A Comparison, at once if its code is loaded; a progress bar if that takes long. */
export function LazyComparison(props: LazyComparisonProps) {
  const { module, failed, retry } = useLazyModule(loadComparison);
  if (module) return <module.Comparison {...props} />;
  if (!failed) return <ProgressBar label="Loading comparison" active className={styles.loading} />;
  return (
    <p role="alert" className={styles.failed}>
      The comparison could not be loaded.{' '}
      <Button size="small" onClick={retry}>
        Try again
      </Button>
    </p>
  );
}
