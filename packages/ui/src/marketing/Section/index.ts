export type { SectionHeadingLevel } from './headingLevels';
export { Section, sectionLayouts } from './Section';
export type { SectionLayout, SectionProps } from './Section';
