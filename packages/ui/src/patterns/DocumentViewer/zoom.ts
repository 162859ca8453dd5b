/** Percentages of the width that the stage offers, from half of it to three times it. */
export const zoomSteps = [50, 75, 100, 125, 150, 200, 250, 300] as const;

/** The page is as wide as the stage. */
export const fitToWidth = 100;

export const minZoom = zoomSteps[0];
export const maxZoom = zoomSteps[zoomSteps.length - 1]!;

/** The next larger step; the largest stays. */
export function zoomedIn(zoom: number): number {
  return zoomSteps.find((step) => step > zoom) ?? maxZoom;
}

/** The next smaller step; the smallest stays. */
export function zoomedOut(zoom: number): number {
  return zoomSteps.findLast((step) => step < zoom) ?? minZoom;
}

/** The zoom that a key asks for on its own; nothing for all other keys. */
export function zoomForKey(key: string, zoom: number): number | undefined {
  if (key === '+' || key === '=') return zoomedIn(zoom);
  if (key === '-') return zoomedOut(zoom);
  if (key === '0') return fitToWidth;
  return undefined;
}
