/** What a screenshot should be. */
export interface Expected {
  /** The hash of its pixels. */
  hash?: string | undefined;
  /** Reads its PNG, if there is one. */
  png?: () => Buffer | undefined;
  caption?: string | undefined;
}
