import { useEffect, useEffectEvent } from 'react';
import { DocumentViewer } from '../patterns/DocumentViewer';
import type { DocumentViewerProps } from '../patterns/DocumentViewer';
import { useReview } from '../patterns/review';
import type { ReviewView } from '../patterns/review';

export interface ReviewedViewerProps extends Omit<DocumentViewerProps, 'review'> {
  /** What to show first. */
  view?: Partial<ReviewView>;
  /** Called with what is shown, first and after each change. */
  onViewChange?: (view: ReviewView) => void;
}

/** A viewer with a review of its own. */
export function ReviewedViewer({ view, onViewChange, ...props }: ReviewedViewerProps) {
  const { findings = [], pageCount } = props;
  const review = useReview({ findings, pageCount }, view);
  const report = useEffectEvent(() => onViewChange?.(review.view));
  useEffect(() => report(), [review.view]);
  return <DocumentViewer {...props} review={review} />;
}
