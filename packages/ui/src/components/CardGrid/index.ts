export { CardGrid, cardGridLayouts } from './CardGrid';
export type { CardGridLayout, CardGridProps } from './CardGrid';
