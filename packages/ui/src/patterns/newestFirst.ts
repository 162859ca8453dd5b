/** Sorts documents by upload date, latest first; documents of the same day keep their order. */
export function newestFirst<Doc extends { uploadDate: string }>(documents: readonly Doc[]): Doc[] {
  return [...documents].sort((a, b) => {
    if (a.uploadDate === b.uploadDate) return 0;
    return a.uploadDate < b.uploadDate ? 1 : -1;
  });
}
