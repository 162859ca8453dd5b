/** Sorts documents by upload date, latest first; documents of the same day keep their order. */
export const newestFirst = <Doc extends { uploadDate: string }>(documents: readonly Doc[]) =>
  documents.toSorted((one, other) => other.uploadDate.localeCompare(one.uploadDate));
