/** The first line of an error, for a sentence about it. */
export const firstLineOf = (error: unknown): string =>
  String(error instanceof Error ? error.message : error)
    .split('\n', 1)
    .join();
