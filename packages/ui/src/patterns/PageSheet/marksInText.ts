import type { PageText, PageTextLine } from '../../domain';
import type { Mark } from './marks';
import { isOnSheet } from '../findings';

/** Whether a line can be shown: it has words, and a part of it is on the page. */
export const isShown = (line: PageTextLine | null): line is PageTextLine =>
  line !== null &&
  line.words.length > 0 &&
  line.width > 0 &&
  line.height > 0 &&
  isOnSheet({ page: 1, ...line });

const centreOf = ({ x, y, width, height }: Pick<PageTextLine, 'x' | 'y' | 'width' | 'height'>) => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** How far the end of a line is from a box, with what is above or below it farther away. */
function distance(line: PageTextLine, { box }: Mark) {
  const [end, start] = [line.x + line.width, box.x];
  const away = start >= end ? start - end : 200 + end - start;
  return away + 4 * Math.abs(centreOf(line).y - centreOf(box).y);
}

/**
 * The marks of a page by the line next to which they are read: the first one inside the mark, or else, if nothing is
 * printed there, the closest one to its left.
 */
export function marksInText(text: PageText, marks: readonly Mark[]) {
  const lines = text.flatMap(({ rows }) => rows.flat()).filter(isShown);
  const byLine = new Map<PageTextLine, { before: Mark[]; after: Mark[] }>();
  for (const mark of marks) {
    const { x, y, width, height } = mark.box;
    const inside = lines.find((line) => {
      const centre = centreOf(line);
      return centre.x > x && centre.x < x + width && centre.y > y && centre.y < y + height;
    });
    const line =
      inside ??
      lines.reduce<PageTextLine | undefined>(
        (best, other) => (best && distance(best, mark) <= distance(other, mark) ? best : other),
        undefined,
      );
    if (!line) continue;
    const next = byLine.get(line) ?? { before: [], after: [] };
    next[inside ? 'before' : 'after'].push(mark);
    byLine.set(line, next);
  }
  return byLine;
}
