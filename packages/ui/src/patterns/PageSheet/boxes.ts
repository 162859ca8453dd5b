import type { Finding, FindingKind, PageBox } from '../../domain';
import type { PageRotation } from './types';

/** US Letter in points, the unit of every {@link PageBox}. */
export const sheetSize = { width: 612, height: 792 } as const;

type Rect = Omit<PageBox, 'page'>;

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

/** Whether a part of a box is on its page. False for a box with a number that is none. */
export const isOnSheet = ({ page, x, y, width, height }: PageBox) =>
  page >= 1 && x < sheetSize.width && y < sheetSize.height && x + width > 0 && y + height > 0;

/** The boxes of a finding that lie on a page. */
export const boxesOnPage = ({ boxes }: Finding, page: number) =>
  boxes.filter((box) => box.page === page && isOnSheet(box));

export const encloses = (outer: PageBox, inner: PageBox) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

/** Whether a box lies inside a larger box of the same kind, whose tag then stands for both. */
export const sharesTag = (box: PageBox, kind: FindingKind, findings: readonly Finding[]) =>
  findings.some(
    (finding) =>
      finding.kind === kind &&
      boxesOnPage(finding, box.page).some((other) => encloses(other, box) && !encloses(box, other)),
  );

/** Tags whose marks start this close to each other are in one column, in percent of the sheet's width. */
const tagColumn = 4;

/** How far it is to the closest tag above or below that of a box, in percent of the sheet's height; at most 100. */
export function tagDistance(box: PageBox, findings: readonly Finding[], rotation: PageRotation) {
  const centre = ({ y, height }: Rect) => y + height / 2;
  const own = boxOnSheet(box, rotation);
  const distances = findings
    .filter(needsAttention)
    .flatMap((finding) => boxesOnPage(finding, box.page))
    .filter((other) => !encloses(box, other) && !encloses(other, box))
    .map((other) => boxOnSheet(other, rotation))
    .filter(({ x }) => Math.abs(x - own.x) < tagColumn)
    .map((other) => Math.abs(centre(other) - centre(own)));
  return Math.min(100, ...distances);
}

/** The display name of a finding: the name of its check, or else its label, after 'Missing: ' if it is missing. */
export const findingName = ({ checkName, label, missing }: Finding) =>
  checkName ?? (missing ? `Missing: ${label}` : label);

/** Whether a finding needs review: any warning, error or missing field, but not an extracted field. */
export const needsAttention = ({ kind, missing = false }: Finding) => kind !== 'field' || missing;

/** A part of a length as a CSS percentage, to position what lies on a sheet of any size. */
export const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`;
