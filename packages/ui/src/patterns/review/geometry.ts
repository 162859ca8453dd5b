export interface Point {
  x: number;
  y: number;
}

/** The part of DOMRect used here, in viewport pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const centreOf = ({ left, top, width, height }: Box): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** Converts a viewport point to fractions of the sheet's width and height. */
export const partAt = (sheet: Box, { x, y }: Point): Point => ({
  x: (x - sheet.left) / sheet.width,
  y: (y - sheet.top) / sheet.height,
});

/** How far to scroll to keep a part of a resized sheet at the same point of the viewport. */
export const scrollToKeep = (sheet: Box, part: Point, { x, y }: Point) => ({
  left: sheet.left + part.x * sheet.width - x,
  top: sheet.top + part.y * sheet.height - y,
});

/** How far to scroll to centre the boxes in the stage; the first one, if they do not fit together. */
export function scrollToCentre(stage: Box, boxes: readonly Box[]) {
  const together = unionOf(boxes);
  const fits = together.width <= stage.width && together.height <= stage.height;
  const target = centreOf(fits ? together : (boxes[0] ?? together));
  const centre = centreOf(stage);
  return { left: target.x - centre.x, top: target.y - centre.y };
}

function unionOf(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}
