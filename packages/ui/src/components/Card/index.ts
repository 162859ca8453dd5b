export { Card, cardPaddings } from './Card';
export type { CardPadding, CardProps } from './Card';
