export type PageItem = number | 'gap-before' | 'gap-after';

/** The number of items, gaps included, that fit on one line on a phone. */
const mostItems = 7;

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/**
 * The page numbers to show: all, or the first, the last and those around the current page. In a long list, the number
 * of items is the same on every page, so that the next button stays under the pointer.
 */
export function pageItems(page: number, pageCount: number): PageItem[] {
  if (pageCount <= mostItems) return range(1, pageCount);
  const edge = mostItems - 2;
  if (page < edge) return [...range(1, edge), 'gap-after', pageCount];
  if (page > pageCount - edge + 1) {
    return [1, 'gap-before', ...range(pageCount - edge + 1, pageCount)];
  }
  return [1, 'gap-before', ...range(page - 1, page + 1), 'gap-after', pageCount];
}
