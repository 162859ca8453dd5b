import { useRef } from 'react';
import type { FindingSelectionProps } from '../findingSelection';
import type { PageRotation } from '../PageSheet';
import { clampPage, findingOf, reviewReducer } from './reviewState';
import type { ReviewAction, ReviewSubject, ReviewView } from './reviewState';
import { offsetOf, useReviewState } from './useReview';
import type { Review } from './useReview';

export interface ReviewViewProps extends FindingSelectionProps {
  /** The current page, from 1 (controlled). Clamped to the document's pages. */
  page?: number;
  /**
   * The initial page (uncontrolled).
   * @default the page of the initially selected finding, or else 1
   */
  defaultPage?: number;
  /** Called with the page to show; not called for the current page. */
  onPageChange?: (page: number) => void;
  /** Degrees clockwise (controlled). */
  rotation?: PageRotation;
  /**
   * The initial rotation (uncontrolled).
   * @default 0
   */
  defaultRotation?: PageRotation;
  /** Called with the new rotation. */
  onRotationChange?: (rotation: PageRotation) => void;
}

/**
 * A review of its own for a component that is used without one: uncontrolled, or with page, rotation and finding
 * controlled by its parent. Returns it with the other props.
 */
export function useControllableReview<Props extends ReviewViewProps>(
  {
    page,
    defaultPage,
    onPageChange,
    rotation,
    defaultRotation,
    onRotationChange,
    selectedFinding,
    defaultSelectedFinding,
    onSelectedFindingChange,
    ...rest
  }: Props,
  subject: ReviewSubject,
) {
  const stage = useRef<HTMLDivElement>(null);
  const [state, send] = useReviewState(
    subject,
    given({
      page: page ?? defaultPage,
      rotation: rotation ?? defaultRotation,
      finding: selectedFinding ?? defaultSelectedFinding,
    }),
  );

  const controlled = given({
    page: page === undefined ? undefined : clampPage(page, subject.pageCount),
    rotation,
    finding:
      selectedFinding === undefined ? undefined : (findingOf(subject, selectedFinding)?.id ?? null),
  });
  const isCurrent = Object.entries(controlled).every(
    ([name, value]) => state.view[name as keyof ReviewView] === value,
  );
  // Set while rendering, so that React never paints the old view. The next render has the controlled values.
  if (!isCurrent) send({ type: 'controlled', view: controlled });

  const dispatch = (action: ReviewAction) => {
    const event = { ...action, offset: offsetOf(stage.current) };
    const { view } = reviewReducer(state, action, subject);
    send(event);
    if (view.finding !== state.view.finding) onSelectedFindingChange?.(view.finding);
    if (view.page !== state.view.page) onPageChange?.(view.page);
    if (view.rotation !== state.view.rotation) onRotationChange?.(view.rotation);
  };

  const { view, arrival, history } = state;
  const review: Review = { view, arrival, canGoBack: history.length > 0, dispatch, stage };
  return [review, rest] as const;
}

/** The parts of a view that are not undefined. */
const given = (view: Partial<ReviewView>): Partial<ReviewView> =>
  Object.fromEntries(Object.entries(view).filter(([, value]) => value !== undefined));
