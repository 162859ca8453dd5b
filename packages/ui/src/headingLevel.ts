/** The level of a heading in the page's outline; 1 is the page's own. */
export type HeadingLevel = 2 | 3 | 4;
