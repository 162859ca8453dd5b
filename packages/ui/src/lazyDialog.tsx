import { useDeferredValue, useEffect, useId, useState } from 'react';
import type { ComponentType } from 'react';
import { Button } from './components/Button';
import { ProgressBar } from './components/ProgressBar';
import styles from './lazyDialog.module.css';
import { errorTexts } from './patterns/errorTexts';
import { useWords } from './words';

interface LazyDialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

const english = {
  loading: 'Loading',
  failed: errorTexts.applicationError,
  retry: 'Try again',
  close: 'Close',
};

interface FailureProps {
  onRetry: () => void;
  onClose: () => void;
}

/** A ref. Closes the dialog before it is removed, which returns focus. */
function showModal(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}

/** Shown instead of a dialog whose code failed to load. A native dialog, because that of Radix is loaded lazily too. */
function Failure({ onRetry, onClose }: FailureProps) {
  const titleId = useId();
  const words = useWords('LazyDialog', english);
  return (
    <dialog ref={showModal} aria-labelledby={titleId} className={styles.root} onCancel={onClose}>
      <h2 id={titleId} className={styles.title}>
        {words.failed}
      </h2>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onRetry}>
          {words.retry}
        </Button>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </dialog>
  );
}

/**
 * Makes a dialog whose code is loaded when it opens for the first time, or before, by `preload`: call that on hover and
 * focus of the button that opens it. The dialog then stays mounted, so that closing it can be animated. A progress bar
 * appears if its code takes long to load. If it fails to load, a message offers to try again, and the page stays as it
 * is, so that nothing typed there is lost.
 *
 * @param load Imports the dialog. It is called again after a failed import, but not after another failure: Vite takes a
 *   stylesheet that failed to load for loaded when asked again, and the dialog would be shown without it.
 */
export function lazyDialog<Props extends LazyDialogProps>(
  load: () => Promise<ComponentType<Props>>,
) {
  let Dialog: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const loadOnce = () =>
    (loading ??= load().then(
      (Loaded) => {
        Dialog = Loaded;
      },
      (error: unknown) => {
        // The error of a failed import; browsers fetch the module again.
        if (error instanceof TypeError) loading = undefined;
        throw error;
      },
    ));

  function LazyDialog(props: Props) {
    const { open = false, onOpenChange } = props;
    // Deferred, so that the pressed button is painted before a large dialog is rendered.
    const isReady = useDeferredValue(open, false);
    const [isMounted, setIsMounted] = useState(false);
    const [status, setStatus] = useState<'idle' | 'loaded' | 'failed'>('idle');
    const isLoading = open && !Dialog && status !== 'failed';
    const words = useWords('LazyDialog', english);

    useEffect(() => {
      if (!isLoading) return;
      let isCurrent = true;
      const report = (result: 'loaded' | 'failed') => isCurrent && setStatus(result);
      loadOnce().then(
        () => report('loaded'),
        () => report('failed'),
      );
      return () => {
        isCurrent = false;
      };
    }, [isLoading]);

    if (isReady && Dialog && !isMounted) setIsMounted(true);
    const close = () => {
      setStatus('idle');
      onOpenChange?.(false);
    };
    return (
      <>
        {isLoading && <ProgressBar label={words.loading} active />}
        {open && status === 'failed' && (
          <Failure onRetry={() => setStatus('idle')} onClose={close} />
        )}
        {isMounted && Dialog && <Dialog {...props} open={open && isReady} />}
      </>
    );
  }

  /** Loads the code. Ignores failures: they are reported when the dialog opens. */
  const preload = () => void loadOnce().catch(() => undefined);
  return Object.assign(LazyDialog, { preload });
}
