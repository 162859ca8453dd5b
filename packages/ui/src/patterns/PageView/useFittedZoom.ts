import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { fitToWidth, zoomToFit } from '../review';

/**
 * The zoom, in percent of the stage's width, at which the whole sheet fits into the stage, whatever its size. Measured
 * only while it is needed.
 *
 * @param sheetRatio The sheet's height divided by its width.
 */
export function useFittedZoom(
  stage: RefObject<HTMLElement | null>,
  isNeeded: boolean,
  sheetRatio: number,
) {
  const [zoom, setZoom] = useState(fitToWidth);
  useEffect(() => {
    const element = stage.current;
    if (!isNeeded || !element) return;
    const observer = new ResizeObserver(() => setZoom(zoomToFit(contentSize(element), sheetRatio)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, isNeeded, sheetRatio]);
  return zoom;
}

function contentSize(element: HTMLElement) {
  const { paddingInlineStart, paddingBlockStart } = getComputedStyle(element);
  return {
    width: element.clientWidth - 2 * parseFloat(paddingInlineStart),
    height: element.clientHeight - 2 * parseFloat(paddingBlockStart),
  };
}
