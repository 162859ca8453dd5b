/** The documents by upload date, latest first; those of one day stay in the order given. */
export function newestFirst<Doc extends { uploadDate: string }>(documents: readonly Doc[]): Doc[] {
  return [...documents].sort((a, b) => {
    if (a.uploadDate === b.uploadDate) return 0;
    return a.uploadDate < b.uploadDate ? 1 : -1;
  });
}
