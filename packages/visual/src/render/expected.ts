/** What a screenshot should be. */
export interface Expected {
  /** The hash of its pixels. */
  hash?: string | undefined;
  caption?: string | undefined;
}
