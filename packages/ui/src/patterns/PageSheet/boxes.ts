import type { Place } from '../../domain';
import { needsReview, placesOn, sheetSize, statuses } from '../findings';
import type { Finding, Status } from '../findings';
import type { PageRotation } from './types';

type Rect = Omit<Place, 'page'>;

/** A box's position on the rotated sheet, in percent of the sheet's width and height. */
export function boxOnSheet({ x, y, width, height }: Rect, rotation: PageRotation): Rect {
  const turned = rotation === 90 || rotation === 270;
  const placed = {
    0: { x, y },
    90: { x: sheetSize.height - y - height, y: x },
    180: { x: sheetSize.width - x - width, y: sheetSize.height - y - height },
    270: { x: y, y: sheetSize.width - x - width },
  }[rotation];
  const sheetWidth = turned ? sheetSize.height : sheetSize.width;
  const sheetHeight = turned ? sheetSize.width : sheetSize.height;
  return {
    x: (placed.x / sheetWidth) * 100,
    y: (placed.y / sheetHeight) * 100,
    width: ((turned ? height : width) / sheetWidth) * 100,
    height: ((turned ? width : height) / sheetHeight) * 100,
  };
}

export const encloses = (outer: Place, inner: Place) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

/** Whether a box lies inside a larger one with the same icon, whose tag then stands for both. */
export const sharesTag = (box: Place, status: Status, findings: readonly Finding[]) =>
  findings.some(
    (finding) =>
      statuses[finding.status].mark.icon === statuses[status].mark.icon &&
      placesOn(finding, box.page).some((other) => encloses(other, box) && !encloses(box, other)),
  );

/** Tags whose marks start within this distance of each other are in one column, in points. */
const tagColumn = 24;

/** The distance from a box to the tag of the closest line above or below, in points. */
export function tagDistance(box: Place, findings: readonly Finding[]) {
  const centre = ({ y, height }: Rect) => y + height / 2;
  const distances = findings
    .filter(needsReview)
    .flatMap((finding) => placesOn(finding, box.page))
    .filter((other) => !encloses(box, other) && !encloses(other, box))
    .filter(({ x }) => Math.abs(x - box.x) < tagColumn)
    .map((other) => Math.abs(centre(other) - centre(box)));
  return Math.min(sheetSize.height, ...distances);
}

/** A part of a length as a CSS percentage, to position what lies on a sheet of any size. */
export const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`;
