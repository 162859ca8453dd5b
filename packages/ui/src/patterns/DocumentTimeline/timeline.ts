interface Dated {
  uploadDate: string;
  needsReview: boolean;
}

/**
 * A document with two positions along the axis, from 0 to 1: its date's, and its card's, which overlaps no other card.
 */
export interface Placed<Doc> {
  document: Doc;
  date: number;
  card: number;
}

const byDate = (one: Dated, other: Dated) => one.uploadDate.localeCompare(other.uploadDate);

/** Documents that need review, oldest first; then the others, latest first. */
export function mostUrgentFirst<Doc extends Dated>(documents: readonly Doc[]): Doc[] {
  const sorted = documents.toSorted(byDate);
  return [
    ...sorted.filter(({ needsReview }) => needsReview),
    ...sorted.filter(({ needsReview }) => !needsReview).toReversed(),
  ];
}

/** Places documents along an axis from the first to the last upload date. `width` is a card's share of the axis. */
export function placeOnAxis<Doc extends Dated>(
  documents: readonly Doc[],
  [first, last]: readonly [string, string],
  width: number,
): Placed<Doc>[] {
  const sorted = documents.toSorted(byDate);
  const gap = Math.min(width, 1 / Math.max(1, sorted.length - 1));
  const length = Date.parse(last) - Date.parse(first);
  let free = 0;
  return sorted.map((document, index) => {
    const date = length > 0 ? (Date.parse(document.uploadDate) - Date.parse(first)) / length : 0;
    const card = Math.min(Math.max(date, free), 1 - gap * (sorted.length - 1 - index));
    free = card + gap;
    return { document, date, card };
  });
}
