import type { Place } from '../../domain';
import { isOnSheet } from '../findings';

/** The size of a crop in points. Crops with the same frame and width have the same scale. */
export interface Frame {
  width: number;
  height: number;
}

/** Points around a place: a tenth of its size, at least 4, so that the strokes next to small letters show. */
const margin = (length: number) => Math.max(4, length / 10);

/** The frame that shows each of the boxes with some space around it; never higher than wide. */
export function frameAround(boxes: readonly (Place | undefined)[]): Frame | undefined {
  const shown = boxes.filter((box) => box !== undefined).filter((box) => isOnSheet(box));
  if (shown.length === 0) return undefined;
  const longest = (side: 'width' | 'height') => {
    const length = Math.max(...shown.map((box) => box[side]));
    return length + 2 * margin(length);
  };
  const height = longest('height');
  return { width: Math.max(longest('width'), height), height };
}
