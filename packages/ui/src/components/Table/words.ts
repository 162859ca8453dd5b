import type { Words } from '../../words';

/** A Table's words in English. */
export const tableWords: Words['Table'] = {
  empty: 'Nothing to show',
  pages: (label) => `${label}, pages`,
  range: (first, last, total) => `${first}–${last} of ${total}`,
  announcedRange: (first, last, total) => `Rows ${first}–${last} of ${total}`,
  sortBy: 'Sort by',
  unsorted: 'None',
  ascending: 'Ascending',
  descending: 'Descending',
  announcedSort: (column, direction) => `Sorted by ${column}, ${direction}`,
  announcedUnsorted: 'Not sorted',
};
