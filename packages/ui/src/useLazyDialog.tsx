import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { ProgressBar } from './components/ProgressBar';
import { importWithRetry, loadedModule } from './importWithRetry';
import { useWords } from './words';

type LoadDialog<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Returns a function that renders a lazily loaded dialog. It is mounted when it opens for the first time, and then
 * stays mounted, so that closing it can be animated. A progress bar appears if its code takes long to load.
 *
 * @param load Calls `import()`. Pass the same function each time. If `importWithRetry` has already loaded it, the
 * dialog opens in the same render.
 */
export function useLazyDialog<Props extends { open?: boolean }>(load: LoadDialog<Props>) {
  const [wasOpen, setWasOpen] = useState(false);
  return (props: Props) => {
    if (!props.open && !wasOpen) return null;
    if (!wasOpen) setWasOpen(true);
    return <LazyDialog load={load} dialogProps={props} />;
  };
}

/** Not `React.lazy`: it suspends even with loaded code, and React then shows the fallback for at least 300 ms. */
function LazyDialog<Props extends object>({
  load,
  dialogProps,
}: {
  load: LoadDialog<Props>;
  dialogProps: Props;
}) {
  const [loaded, setLoaded] = useState(() => loadedModule(load));
  const [failure, setFailure] = useState<{ error: unknown }>();

  useEffect(() => {
    if (!loaded) importWithRetry(load).then(setLoaded, (error: unknown) => setFailure({ error }));
  }, [load, loaded]);

  if (failure) throw failure.error;
  if (!loaded) return <Loading />;
  const Dialog = loaded.default;
  return <Dialog {...dialogProps} />;
}

function Loading() {
  const { loading } = useWords('LazyDialog', { loading: 'Loading' });
  return <ProgressBar label={loading} active />;
}
