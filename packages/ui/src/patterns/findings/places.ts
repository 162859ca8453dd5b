import type { Place } from '../../domain';

/** US Letter in points, the unit of every {@link Place}. */
export const sheetSize = { width: 612, height: 792 } as const;

/** Whether any part of a place is on its page. False if any of its numbers is NaN. */
export const isOnSheet = ({ page, x, y, width, height }: Place) =>
  page >= 1 && x < sheetSize.width && y < sheetSize.height && x + width > 0 && y + height > 0;

/** Something with places on the pages; without `places`, it applies to the whole file. */
interface Placed {
  places?: readonly Place[];
}

/** The places on one page. */
export const placesOn = ({ places = [] }: Placed, page: number) =>
  places.filter((place) => place.page === page && isOnSheet(place));

/** The pages with a place, sorted and without duplicates. */
export const pagesOf = ({ places = [] }: Placed): number[] =>
  [...new Set(places.map(({ page }) => page))].sort((a, b) => a - b);

/**
 * A short label for the pages with a place: `p. 2`, `p. 1, 4` or `p. 1–3`; `no place` if there is none. Never `Page 2`,
 * which is the name of a pager button.
 */
export function pageLabel(placed: Placed): string {
  const pages = pagesOf(placed);
  const [first, last] = [pages[0], pages.at(-1)];
  if (first === undefined || last === undefined) return 'no place';
  const consecutive = pages.length > 2 && last - first === pages.length - 1;
  return `p. ${consecutive ? `${first}–${last}` : pages.join(', ')}`;
}
