export function writeReview() {
  return undefined;
}
