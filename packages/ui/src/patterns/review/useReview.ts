import { useReducer, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { openReview, reviewReducer } from './reviewState';
import type { Offset, ReviewAction, ReviewState, ReviewSubject, ReviewView } from './reviewState';

/** A review that is in progress, for everything that shows or changes a part of it. */
export interface Review extends Pick<ReviewState, 'view' | 'arrival'> {
  canGoBack: boolean;
  dispatch: (action: ReviewAction) => void;
  /** The element in which the page scrolls. */
  stage: RefObject<HTMLDivElement | null>;
}

/**
 * The state of a review: page, rotation, zoom, panel, finding, item and previous views. Pass it to DocumentViewer, and
 * its parts to the components beside it, such as VerificationPanels.
 *
 * @param subject The document's findings and number of pages. Use a different `key` for each document.
 * @param initial What to show first. Unknown findings and items are ignored, and the page is clamped.
 * @param resetKey When it changes, the review is reset to `initial`, for example when a link is followed.
 */
export function useReview(
  subject: ReviewSubject,
  initial: Partial<ReviewView> = {},
  resetKey?: unknown,
): Review {
  const stage = useRef<HTMLDivElement>(null);
  const [{ view, history, arrival }, send] = useReducer(
    (state: ReviewState, { offset, ...action }: ReviewAction & { offset?: Offset }) =>
      reviewReducer(state, action, subject, offset),
    undefined,
    () => openReview(initial, subject),
  );
  const [lastResetKey, setLastResetKey] = useState(resetKey);
  if (resetKey !== lastResetKey) {
    setLastResetKey(resetKey);
    send({ type: 'opened', view: initial });
  }
  return {
    view,
    arrival,
    stage,
    canGoBack: history.length > 0,
    dispatch: (action) => send({ ...action, offset: offsetOf(stage.current) }),
  };
}

/** To where an element is scrolled. Call it in event handlers: after a render it would force a layout. */
const offsetOf = (element: HTMLElement | null): Offset => ({
  left: element?.scrollLeft ?? 0,
  top: element?.scrollTop ?? 0,
});
