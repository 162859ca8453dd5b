export { Section, sectionLayouts } from './Section';
export type { SectionLayout, SectionProps } from './Section';
