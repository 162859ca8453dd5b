/** What a reviewer says of a screenshot. */
export interface Decision {
  /** Its mode and the id of its story: `light/components-button--default`. */
  screenshot: string;
  verdict: 'right' | 'needs change';
  /** The hash of the pixels that were reviewed. A screenshot of a story that failed has none. */
  pixels?: string | undefined;
  note?: string | undefined;
}

/** A decisions file. */
export interface Decisions {
  version: 1;
  /** The commit that was reviewed. */
  commit?: string | undefined;
  /** How many screenshots of the review have no decision. */
  undecided?: number | undefined;
  decisions: Decision[];
}

/** Reads a decisions file; undefined if the text is none. */
export function parseDecisions(text: string): Decisions | undefined {
  try {
    const value = JSON.parse(text);
    return value.version === 1 && Array.isArray(value.decisions) ? value : undefined;
  } catch {
    return undefined;
  }
}
