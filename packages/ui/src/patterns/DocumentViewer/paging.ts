import type { ShortcutAction } from '../shortcuts';

/** The page that a shortcut leads to, clamped to the document's pages; undefined for other shortcuts. */
export function pageFor(
  action: ShortcutAction<'page'> | undefined,
  { page, pageCount }: { page: number; pageCount: number },
): number | undefined {
  switch (action) {
    case 'previousPage':
      return Math.max(1, page - 1);
    case 'nextPage':
      return Math.min(pageCount, page + 1);
    case 'firstPage':
      return 1;
    case 'lastPage':
      return pageCount;
    default:
      return undefined;
  }
}
