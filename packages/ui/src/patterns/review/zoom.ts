/** Zoom levels in percent of the stage's width. */
export const zoomSteps = [50, 75, 100, 125, 150, 200, 250, 300, 400] as const;

/** The zoom at which the page is as wide as the stage. */
export const fitToWidth = 100;

export const minZoom = zoomSteps[0];
export const maxZoom = Math.max(...zoomSteps);

/** The next higher zoom step, at most the highest. */
export function zoomedIn(zoom: number): number {
  return zoomSteps.find((step) => step > zoom) ?? maxZoom;
}

/**
 * The next lower zoom step. Returns `zoom` unchanged at or below the lowest step; "Fit to window" can go below it.
 */
export function zoomedOut(zoom: number): number {
  return zoomSteps.findLast((step) => step < zoom) ?? Math.min(zoom, minZoom);
}

/**
 * The zoom after a pinch or a wheel event, which are continuous. Zooming out keeps a zoom that "Fit to window" set
 * below the lowest step.
 */
export function zoomedBy(zoom: number, factor: number): number {
  return Math.round(Math.min(maxZoom, Math.max(Math.min(minZoom, zoom), zoom * factor)));
}

/** The zoom at which the whole sheet fits into the stage. `sheetRatio` is its height divided by its width. */
export function zoomToFit(stage: { width: number; height: number }, sheetRatio: number): number {
  if (stage.width <= 0 || stage.height <= 0) return fitToWidth;
  return Math.min(fitToWidth, Math.floor((stage.height / (stage.width * sheetRatio)) * 100));
}
