import { useRef } from 'react';
import { sheetSize } from '../findings';
import type { Finding } from '../findings';
import { centreOf, fitToWidth, partAt, useShowArrival } from '../review';
import type { Point, Review, ReviewAction } from '../review';
import { useDragPan } from './useDragPan';
import { useFittedZoom } from './useFittedZoom';
import { useGestureZoom } from './useGestureZoom';

/**
 * Zooms, pans and scrolls a review's page by key, wheel and pinch, and scrolls to the selection. The caller renders the
 * stage and the sheet with their refs.
 */
export function usePageView(review: Review, selected: Finding | undefined) {
  const { view, stage, dispatch } = review;
  const sheet = useRef<HTMLDivElement>(null);
  const isUpright = view.rotation % 180 === 0;
  const { width, height } = sheetSize;
  const fitted = useFittedZoom(
    stage,
    view.zoom === 'window',
    isUpright ? height / width : width / height,
  );
  const zoom = view.zoom === 'window' ? fitted : view.zoom;

  /** What is at a point of the viewport, by default at the middle of the stage, stays there. */
  const keep = (at?: Point) => {
    if (!stage.current || !sheet.current) return undefined;
    const point = at ?? centreOf(stage.current.getBoundingClientRect());
    return { part: partAt(sheet.current.getBoundingClientRect(), point), point };
  };
  const zoomBy = (by: Extract<ReviewAction, { type: 'zoomedBy' }>['by'], at?: Point) =>
    dispatch({ type: 'zoomedBy', by, shown: zoom, kept: keep(at) });

  useGestureZoom(stage, zoomBy);
  const pan = useDragPan();
  useShowArrival(review, sheet, selected);
  return {
    /** In percent of the stage's width. */
    zoom,
    fitsPage: view.zoom === 'window',
    sheet,
    /** Props for the stage. */
    pan,
    /** Handlers for the shortcuts that change how the page is shown. */
    keys: {
      zoomIn: () => zoomBy('in'),
      zoomOut: () => zoomBy('out'),
      fitWidth: () => dispatch({ type: 'zoomed', zoom: fitToWidth, kept: keep() }),
      fitWindow: () => dispatch({ type: 'zoomed', zoom: 'window' }),
      rotate: () => dispatch({ type: 'rotated' }),
    },
  };
}
