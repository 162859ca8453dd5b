/** Percentages of the width that the stage offers, from half of it to four times it. */
export const zoomSteps = [50, 75, 100, 125, 150, 200, 250, 300, 400] as const;

/** The page is as wide as the stage. */
export const fitToWidth = 100;

export const minZoom = zoomSteps[0];
export const maxZoom = zoomSteps[zoomSteps.length - 1]!;

/** The next larger step; the largest stays. */
export function zoomedIn(zoom: number): number {
  return zoomSteps.find((step) => step > zoom) ?? maxZoom;
}

/** The next smaller step; the smallest stays, and so does a page that had to be smaller yet to fit. */
export function zoomedOut(zoom: number): number {
  return zoomSteps.findLast((step) => step < zoom) ?? Math.min(zoom, minZoom);
}

/** The zoom after a pinch or a wheel, which know no steps. */
export function zoomedBy(zoom: number, factor: number): number {
  return Math.round(Math.min(maxZoom, Math.max(minZoom, zoom * factor)));
}

/** The zoom at which a sheet of this height (in widths) is as high as the stage, but no wider than it. */
export function zoomToFit(stage: { width: number; height: number }, sheetRatio: number): number {
  if (stage.width <= 0 || stage.height <= 0) return fitToWidth;
  return Math.min(fitToWidth, Math.floor((stage.height / (stage.width * sheetRatio)) * 100));
}

/** The zoom that a key asks for on its own; nothing for all other keys. */
export function zoomForKey(key: string, zoom: number): number | undefined {
  if (key === '+' || key === '=') return zoomedIn(zoom);
  if (key === '-') return zoomedOut(zoom);
  if (key === '0') return fitToWidth;
  return undefined;
}
