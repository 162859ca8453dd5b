import { lazy, Suspense, useDeferredValue, useState } from 'react';
import type { ComponentType } from 'react';
import { ProgressBar } from './components/ProgressBar';
import { useWords } from './words';

/**
 * Makes a dialog whose code is loaded when it opens for the first time, or before, by `preload`: call that on hover and
 * focus of the button that opens it. The dialog then stays mounted, so that closing it can be animated. A progress bar
 * appears if its code takes long to load. If it fails to load, the nearest error boundary gets the error.
 *
 * @param load Imports the dialog. It is called once, as browsers and Vite remember a failure until the page is reloaded.
 */
export function lazyDialog<Props extends { open?: boolean }>(
  load: () => Promise<ComponentType<Props>>,
) {
  let code: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadOnce = () => (code ??= load().then((Dialog) => ({ default: Dialog })));
  const Dialog = lazy(loadOnce);

  function LazyDialog(props: Props) {
    const { open = false } = props;
    // Deferred: until the dialog can be rendered, React keeps what is shown. An urgent render would show the fallback,
    // and React keeps a fallback for at least 300 ms.
    const isReady = useDeferredValue(open, false);
    const [isMounted, setIsMounted] = useState(false);
    if (isReady && !isMounted) setIsMounted(true);
    const { loading } = useWords('LazyDialog', { loading: 'Loading' });
    return (
      <>
        {open && !isReady && <ProgressBar label={loading} active />}
        <Suspense>{isMounted && <Dialog {...props} open={open && isReady} />}</Suspense>
      </>
    );
  }

  /** Loads the code. Ignores failures: they are reported when the dialog opens. */
  const preload = () => void loadOnce().catch(() => undefined);
  return Object.assign(LazyDialog, { preload });
}
