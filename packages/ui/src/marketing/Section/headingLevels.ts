/** A section's own level: one that leaves room for headings below it. */
export type SectionHeadingLevel = 2 | 3;

/** The level of the headings within a section. */
export const below = (level: SectionHeadingLevel) => (level + 1) as 3 | 4;
