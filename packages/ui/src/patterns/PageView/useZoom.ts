import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { centreOf, partAt, scrollToKeep } from './geometry';
import type { Point } from './geometry';
import { fitToWidth, zoomToFit } from './zoom';

interface View {
  zoom: number;
  /** Whether "Fit to window" is on. */
  fitsPage: boolean;
}

/**
 * The zoom of the sheet, in percent of the stage's width. Zooming keeps the part of the sheet at the given point of
 * the viewport (by default the stage's centre) in place.
 */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  sheetRatio: number,
) {
  const [{ zoom, fitsPage }, setView] = useState<View>({ zoom: fitToWidth, fitsPage: false });
  const kept = useRef<{ part: Point; point: Point }>(null);

  const zoomTo = useCallback(
    (next: number | ((zoom: number) => number), at?: Point) => {
      if (stage.current && sheet.current) {
        const point = at ?? centreOf(stage.current.getBoundingClientRect());
        kept.current = { part: partAt(sheet.current.getBoundingClientRect(), point), point };
      }
      setView((view) => {
        const changed = typeof next === 'function' ? next(view.zoom) : next;
        // Zooming out at the limit changes nothing, so the page still fits.
        const isAtLimit = changed === view.zoom && changed !== fitToWidth;
        return isAtLimit ? view : { zoom: changed, fitsPage: false };
      });
    },
    [stage, sheet],
  );

  useLayoutEffect(() => {
    if (!stage.current || !sheet.current || !kept.current) return;
    const { part, point } = kept.current;
    stage.current.scrollBy(scrollToKeep(sheet.current.getBoundingClientRect(), part, point));
    kept.current = null;
  }, [stage, sheet, zoom]);

  // Keep fitting the page when the size of the stage or the page's orientation changes.
  useEffect(() => {
    const element = stage.current;
    if (!fitsPage || !element) return;
    const observer = new ResizeObserver(() =>
      setView({ zoom: zoomToFit(contentSize(element), sheetRatio), fitsPage }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, fitsPage, sheetRatio]);

  return { zoom, zoomTo, fitsPage, fitPage: () => setView({ zoom, fitsPage: true }) };
}

function contentSize(element: HTMLElement) {
  const { paddingInlineStart, paddingBlockStart } = getComputedStyle(element);
  return {
    width: element.clientWidth - 2 * parseFloat(paddingInlineStart),
    height: element.clientHeight - 2 * parseFloat(paddingBlockStart),
  };
}
