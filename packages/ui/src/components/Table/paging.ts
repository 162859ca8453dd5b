/** Tables with more rows than this are paginated. */
const longTable = 100;
const pageSize = 50;

/** The number of pages of a Table with `rowCount` rows, and so the highest valid `page`. */
export function tablePageCount(rowCount: number): number {
  return rowCount > longTable ? Math.ceil(rowCount / pageSize) : 1;
}

/** The rows of one page as `slice` indices; a page that no longer exists becomes the last one. */
export function pageBounds(rowCount: number, page: number) {
  const pageCount = tablePageCount(rowCount);
  if (pageCount === 1) return { page: 1, pageCount, start: 0, end: rowCount };
  const shown = Math.min(Math.max(1, page), pageCount);
  const start = (shown - 1) * pageSize;
  return { page: shown, pageCount, start, end: Math.min(start + pageSize, rowCount) };
}
