/** The level of a section's heading, which leaves room for headings one level below. */
export type SectionHeadingLevel = 2 | 3;

/** The level of the headings within a section. */
export const below = (level: SectionHeadingLevel) => (level + 1) as 3 | 4;
