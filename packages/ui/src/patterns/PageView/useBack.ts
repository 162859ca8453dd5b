import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useViewHistory } from '../useViewHistory';

export interface View {
  page: number;
  /** The `id` of the selected finding, or `null` for none. */
  finding: string | null;
  zoom: number;
}

/**
 * Remembers the view that the selection of a finding leaves, wherever it was selected. `goBack` calls `show` with that
 * view; `returning` is the view, with its scroll offsets, until it is shown.
 */
export function useBack(
  stage: RefObject<HTMLElement | null>,
  { page, finding, zoom }: View,
  show: (view: View) => void,
) {
  const { canGoBack, leave, goBack } = useViewHistory<View & ScrollToOptions>();
  const [returns, setReturns] = useState(0);
  const returning = useRef<View & ScrollToOptions>(null);
  const last = useRef<View>(null);

  // Recorded, because reading it after a selection would force a layout.
  const scrolled = useRef<ScrollToOptions>({ left: 0, top: 0 });
  useEffect(() => {
    const element = stage.current;
    const record = () => {
      const { scrollLeft: left, scrollTop: top } = element!;
      scrolled.current = { left, top };
    };
    element?.addEventListener('scroll', record);
    return () => element?.removeEventListener('scroll', record);
  }, [stage]);

  // A layout effect, because the stage has not yet scrolled to the finding.
  useLayoutEffect(() => {
    const left = last.current;
    last.current = { page, finding, zoom };
    if (!left || finding === null || finding === left.finding) return;
    if (returning.current?.finding === finding) return;
    returning.current = null;
    leave({ ...left, ...scrolled.current });
  });

  return {
    canGoBack,
    goBack: () => {
      const view = goBack();
      if (!view) return;
      returning.current = view;
      setReturns(returns + 1);
      show(view);
    },
    returning,
    /** How often `goBack` was called. */
    returns,
  };
}
