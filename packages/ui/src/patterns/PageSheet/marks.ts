import type { Place } from '../../domain';
import { placesOn, sheetSize } from '../findings';
import type { Finding } from '../findings';
import { boxOnSheet, encloses } from './boxes';
import type { PageRotation } from './types';

/** One box of a finding on a page. */
export interface Mark {
  finding: Finding;
  box: Place;
  /** Which of the finding's boxes on the page it is, from 1. */
  number: number;
  /** How many boxes the finding has on the page. */
  count: number;
}

const middle = ({ y, height }: Place) => y + height / 2;
const isBeside = (one: Place, other: Place) =>
  Math.abs(middle(one) - middle(other)) < Math.min(one.height, other.height) / 2;

/**
 * The marks of a page in the order in which the paper is read: from top to bottom, in one line from left to right. A
 * mark inside another one follows it, and so is drawn over it.
 */
export function marksOnPage(findings: readonly Finding[], page: number): Mark[] {
  const marks = findings.flatMap((finding) =>
    placesOn(finding, page).map((box, index, { length }) => ({
      finding,
      box,
      number: index + 1,
      count: length,
    })),
  );
  const lines: Mark[][] = [];
  for (const mark of marks.toSorted((one, other) => one.box.y - other.box.y)) {
    const line = lines.at(-1);
    if (line?.[0] && isBeside(line[0].box, mark.box)) line.push(mark);
    else lines.push([mark]);
  }
  return lines.flatMap((line) => line.toSorted((one, other) => one.box.x - other.box.x));
}

/**
 * How far the target of a mark may reach from its centre, in percent of the sheet: small marks have larger targets, which
 * meet halfway between two boxes. One box inside the other does not limit either, because the inner one is on top.
 */
export function reachOf(box: Place, marks: readonly Mark[], rotation: PageRotation) {
  const turned = rotation === 90 || rotation === 270;
  const ratio = turned ? sheetSize.width / sheetSize.height : sheetSize.height / sheetSize.width;
  const own = boxOnSheet(box, rotation);
  const reach = { top: 100, right: 100, bottom: 100, left: 100 };
  for (const mark of marks) {
    if (encloses(mark.box, box) || encloses(box, mark.box)) continue;
    const other = boxOnSheet(mark.box, rotation);
    const above = own.y - other.y - other.height;
    const below = other.y - own.y - own.height;
    const before = own.x - other.x - other.width;
    const after = other.x - own.x - own.width;
    const [side, gap, size] =
      Math.max(above, below) * ratio > Math.max(before, after)
        ? ([above > below ? 'top' : 'bottom', Math.max(above, below), own.height] as const)
        : ([before > after ? 'left' : 'right', Math.max(before, after), own.width] as const);
    reach[side] = Math.min(reach[side], (size + gap) / 2);
  }
  return reach;
}
