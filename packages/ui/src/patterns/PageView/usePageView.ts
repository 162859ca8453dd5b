import type { RefObject } from 'react';
import { sheetSize } from '../PageSheet';
import type { PageRotation } from '../PageSheet';
import { useBack } from './useBack';
import type { View } from './useBack';
import { useDragPan } from './useDragPan';
import { useGestureZoom } from './useGestureZoom';
import { useShowPlace } from './useShowPlace';
import { useZoom } from './useZoom';
import { fitToWidth, zoomedIn, zoomedOut } from './zoom';

interface PageViewOptions extends Omit<View, 'zoom'> {
  /** The element that scrolls. */
  stage: RefObject<HTMLElement | null>;
  /** The page in it. */
  sheet: RefObject<HTMLElement | null>;
  rotation: PageRotation;
  /** Called when the user goes back to an earlier view, which is already zoomed. */
  onBack: (view: View) => void;
}

/**
 * How a page is looked at: zooms it by key, wheel and pinch, pans it, scrolls it to the selected finding, and remembers
 * the views that the selection of findings leaves.
 */
export function usePageView({ stage, sheet, page, finding, rotation, onBack }: PageViewOptions) {
  const upright = rotation === 0 || rotation === 180;
  const { width, height } = sheetSize;
  const { zoom, zoomTo, fitsPage, fitPage } = useZoom(
    stage,
    sheet,
    upright ? height / width : width / height,
  );
  useGestureZoom(stage, zoomTo);
  const pan = useDragPan();
  const { canGoBack, goBack, ...way } = useBack(stage, { page, finding, zoom }, (view) => {
    zoomTo(view.zoom);
    onBack(view);
  });
  useShowPlace(stage, { page, rotation, finding, ...way });
  return {
    zoom,
    fitsPage,
    canGoBack,
    goBack,
    /** Props for the stage. */
    pan,
    /** Handlers for the shortcuts that zoom. */
    zoomKeys: {
      zoomIn: () => zoomTo(zoomedIn),
      zoomOut: () => zoomTo(zoomedOut),
      fitWidth: () => zoomTo(fitToWidth),
      fitWindow: fitPage,
    },
  };
}

/** The rotation after another quarter turn clockwise. */
export const turned = (rotation: PageRotation) => ((rotation + 90) % 360) as PageRotation;
