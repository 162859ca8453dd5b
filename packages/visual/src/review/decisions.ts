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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isOptional = (type: string, value: unknown) => value === undefined || typeof value === type;

const isDecision = (value: unknown): value is Decision =>
  isObject(value) &&
  typeof value.screenshot === 'string' &&
  (value.verdict === 'right' || value.verdict === 'needs change') &&
  isOptional('string', value.pixels) &&
  isOptional('string', value.note);

const isDecisions = (value: unknown): value is Decisions =>
  isObject(value) &&
  value.version === 1 &&
  isOptional('string', value.commit) &&
  isOptional('number', value.undecided) &&
  Array.isArray(value.decisions) &&
  value.decisions.every(isDecision);

/** Reads a decisions file; undefined if the text is none. */
export function parseDecisions(text: string): Decisions | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isDecisions(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
