export interface Paging {
  page: number;
  pageCount: number;
  /** Whether the text around runs from right to left: the side arrows then swap. */
  rightToLeft: boolean;
}

/** The page that a key asks for, the current one at the ends; nothing for all other keys. */
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
