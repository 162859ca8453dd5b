export interface Paging {
  page: number;
  pageCount: number;
  /** Whether the surrounding text is right to left, which swaps the left and right arrow keys. */
  rightToLeft: boolean;
}

/** The page that a key leads to, clamped to the document's pages; undefined for other keys. */
export function pageForKey(
  key: string,
  { page, pageCount, rightToLeft }: Paging,
): number | undefined {
  switch (key) {
    case rightToLeft ? 'ArrowRight' : 'ArrowLeft':
    case 'PageUp':
      return Math.max(1, page - 1);
    case rightToLeft ? 'ArrowLeft' : 'ArrowRight':
    case 'PageDown':
      return Math.min(pageCount, page + 1);
    case 'Home':
      return 1;
    case 'End':
      return pageCount;
    default:
      return undefined;
  }
}
