/** The level of a heading in the page's outline; 1 is reserved for the page's own heading. */
export type HeadingLevel = 2 | 3 | 4;
