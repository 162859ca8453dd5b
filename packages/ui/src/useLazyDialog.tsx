import { Activity, startTransition, useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { afterPaint } from './afterPaint';
import { ProgressBar } from './components/ProgressBar';
import { importWithRetry, loadedModule } from './importWithRetry';
import { PortalContainer } from './portalContainer';
import { useWords } from './words';

type LoadDialog<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Returns a function that renders a lazily loaded dialog, and one that prepares it. The dialog is mounted when it opens
 * for the first time, and then stays mounted, so that closing it can be animated. A progress bar appears if its code
 * takes long to load.
 *
 * Call `prepareDialog` when the dialog is about to open, such as on hover and focus. It loads the code and rehearses the
 * opening: the dialog is rendered once outside of the document, so that its code is compiled and its images are loaded.
 * Pass the id of what the dialog shows, if that varies, to rehearse each of them.
 *
 * @param load Calls `import()`. Pass the same function each time. If `importWithRetry` has already loaded it, the
 * dialog opens in the same render.
 */
export function useLazyDialog<Props extends { open?: boolean }>(load: LoadDialog<Props>) {
  const [prepared, setPrepared] = useState<string>();
  const [opened, setOpened] = useState<string>();

  const prepareDialog = useCallback(
    (id = '') => {
      const rehearse = () => startTransition(() => setPrepared(id));
      const loaded = importWithRetry(load);
      // After the paint, because the focus that prepares this dialog may come from the opening of another one. Ignore
      // failures, because opening the dialog retries and reports them.
      afterPaint(() => loaded.then(rehearse, () => undefined));
    },
    [load],
  );

  const renderDialog = (props: Props) => {
    if (props.open && opened !== (prepared ?? '')) setOpened(prepared ?? '');
    // It stays until the dialog closes, because removing it takes time.
    const isRehearsing = prepared !== undefined && (props.open || prepared !== opened);
    return (
      <>
        {(props.open || opened !== undefined) && <LazyDialog load={load} dialogProps={props} />}
        {isRehearsing && <Rehearsal key={prepared} load={load} dialogProps={props} />}
      </>
    );
  };
  return [renderDialog, prepareDialog] as const;
}

interface LazyDialogProps<Props> {
  load: LoadDialog<Props>;
  dialogProps: Props;
}

/**
 * A hidden `Activity` renders at low priority and runs no effects, so the dialog takes no focus and locks nothing. The
 * element is created once, so that nothing renders again when the dialog opens.
 */
function Rehearsal<Props extends { open?: boolean }>({
  load,
  dialogProps,
}: LazyDialogProps<Props>) {
  const [rehearsal] = useState(
    () =>
      !dialogProps.open && (
        <Activity mode="hidden">
          <PortalContainer value={document.createElement('div')}>
            <LazyDialog load={load} dialogProps={{ ...dialogProps, open: true }} />
          </PortalContainer>
        </Activity>
      ),
  );
  return rehearsal;
}

/** Not `React.lazy`: it suspends even with loaded code, and React then shows the fallback for at least 300 ms. */
function LazyDialog<Props extends object>({ load, dialogProps }: LazyDialogProps<Props>) {
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
