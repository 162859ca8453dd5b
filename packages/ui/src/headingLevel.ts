/** The level of a heading in the page's outline; 1 is reserved for the page's own heading. */
export type HeadingLevel = 2 | 3 | 4;

/** The level of a heading that has headings one level below it. */
export type SectionHeadingLevel = 2 | 3;

/** The level of the headings directly below a heading. */
export const below = (level: SectionHeadingLevel) => (level + 1) as 3 | 4;
