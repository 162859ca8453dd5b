import type { Place } from '../../domain';
import { sheetSize } from './places';

const third = (centre: number, [start, middle, end]: readonly [string, string, string]) =>
  centre < 1 / 3 ? start : centre > 2 / 3 ? end : middle;

/** A box that covers more than this share of the page is not at one side of it. */
const spanning = 0.6;

/** Says where on which page a box is, for example `page 2, middle right`. */
export function placeInWords({ page, x, y, width, height }: Place): string {
  const { width: sheetWidth, height: sheetHeight } = sheetSize;
  const row =
    height / sheetHeight > spanning
      ? ''
      : third((y + height / 2) / sheetHeight, ['top', 'middle', 'bottom']);
  const column =
    width / sheetWidth > spanning
      ? ''
      : third((x + width / 2) / sheetWidth, ['left', 'centre', 'right']);
  const place = row === 'middle' && column === 'centre' ? 'centre' : `${row} ${column}`.trim();
  return place ? `page ${page}, ${place}` : `page ${page}`;
}

/** The places of several boxes in words, each once: `page 2, middle right and bottom right; page 3`. */
export function placesInWords(boxes: readonly Place[]): string {
  const byPage = new Map<string, Set<string>>();
  for (const box of boxes) {
    const [page, place] = placeInWords(box).split(', ') as [string, string?];
    const places = byPage.get(page) ?? new Set();
    byPage.set(page, place ? places.add(place) : places);
  }
  return [...byPage].map(([page, places]) => [page, ...join(places)].join(', ')).join('; ');
}

const join = (places: ReadonlySet<string>) => (places.size > 0 ? [[...places].join(' and ')] : []);

/** A phrase at the start of a line. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
