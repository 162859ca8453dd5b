export { comparedItem, findingName, findingsOf, missingFields, sentenceOf } from './findings';
export type { Finding } from './findings';
export { capitalized, placeInWords, placesInWords } from './placeInWords';
export { isOnSheet, pageLabel, pagesOf, placesOn, sheetSize } from './places';
export {
  compareSeverity,
  countsToReview,
  needsReview,
  statuses,
  statusNames,
  worstFirst,
} from './statuses';
export type { Status } from './statuses';
