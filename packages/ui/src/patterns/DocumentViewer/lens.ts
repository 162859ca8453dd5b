import { partAt } from '../review';
import type { Box, Point } from '../review';

/** How many times the magnifier enlarges the page as it is shown. */
export const magnification = 3;

/** The magnifier's distance to the edges of the viewport, in pixels. */
const margin = 8;

/** The magnifier's distance to the finger, in pixels, which would otherwise cover it. */
const fingerGap = 40;

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));

export const lensSize = (viewport: { width: number }) => ({
  width: Math.min(288, viewport.width - 2 * margin),
  height: 176,
});

/** The nearest point of a box. */
export const nearestIn = ({ left, top, width, height }: Box, { x, y }: Point): Point => ({
  x: clamp(x, left, left + width),
  y: clamp(y, top, top + height),
});

/**
 * Where the magnifier's top left corner goes in the viewport: centred on the point, or above a finger. If there is no
 * room above the finger, beside it.
 */
export function lensCorner(
  { x, y }: Point,
  isTouch: boolean,
  viewport: { width: number; height: number },
): Point {
  const { width, height } = lensSize(viewport);
  const above = y - height - fingerGap;
  const beside = x > viewport.width / 2 ? x - width - fingerGap : x + fingerGap;
  const left = isTouch && above < margin ? beside : x - width / 2;
  return {
    x: clamp(left, margin, viewport.width - width - margin),
    y: clamp(isTouch ? above : y - height / 2, margin, viewport.height - height - margin),
  };
}

/** Where the enlarged sheet's top left corner goes in the magnifier, so that the point is in its middle. */
export function sheetCorner(sheet: Box, point: Point, viewport: { width: number }): Point {
  const { width, height } = lensSize(viewport);
  const part = partAt(sheet, nearestIn(sheet, point));
  return {
    x: width / 2 - part.x * sheet.width * magnification,
    y: height / 2 - part.y * sheet.height * magnification,
  };
}
