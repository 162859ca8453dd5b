import { lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { ProgressBar } from './components/ProgressBar';
import { importWithRetry } from './importWithRetry';
import { useWords } from './words';

/**
 * Returns a function that renders a lazily loaded dialog. It is mounted when it opens for the first time, and then
 * stays mounted, so that closing it can be animated. A progress bar appears if its code takes long to load. Unlike
 * `React.lazy`, it does not remember a failure after the calling component has unmounted.
 */
export function useLazyDialog<Props extends { open?: boolean }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const [Dialog] = useState(
    () => lazy(() => importWithRetry(load)) as unknown as ComponentType<Props>,
  );
  const [wasOpen, setWasOpen] = useState(false);
  return (props: Props) => {
    if (!props.open && !wasOpen) return null;
    if (!wasOpen) setWasOpen(true);
    return (
      <Suspense fallback={<Loading />}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}

/** React keeps a fallback for at least 300 ms: with a shorter delay, the bar would appear even with prefetched code. */
const delay = 500;

function Loading() {
  const { loading } = useWords('LazyDialog', { loading: 'Loading' });
  return <ProgressBar label={loading} active delay={delay} />;
}
