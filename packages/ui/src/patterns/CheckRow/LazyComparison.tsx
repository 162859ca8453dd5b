import type { ComponentProps } from 'react';
import { Button } from '../../components/Button';
import { ProgressBar } from '../../components/ProgressBar';
import { useLazyModule } from '../../useLazyModule';
import styles from './CheckRow.module.css';
import { loadComparison } from './loadComparison';

export interface LazyComparisonProps extends ComponentProps<
  Awaited<ReturnType<typeof loadComparison>>['Comparison']
> {
  /** Called when the user retries, before the button to do so disappears. */
  onRetry?: () => void;
}

const failure = 'The comparison could not be loaded.';

/** A Comparison, at once if its code is loaded; a progress bar if that takes long. In print, a sentence replaces it. */
export function LazyComparison({ onRetry, ...props }: LazyComparisonProps) {
  const { module, failed, retry } = useLazyModule(loadComparison);
  if (module) return <module.Comparison {...props} />;
  if (!failed)
    return (
      <>
        <ProgressBar label="Loading comparison" active className={styles.loading} />
        <p className={styles.missingOnPaper}>{failure}</p>
      </>
    );
  return (
    <p role="alert" className={styles.failed}>
      {failure}{' '}
      <Button
        size="small"
        className={styles.retry}
        onClick={() => {
          onRetry?.();
          retry();
        }}
      >
        Try again
      </Button>
    </p>
  );
}
