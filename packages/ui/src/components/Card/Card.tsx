import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Card.module.css';

export type CardPadding = 'none' | 'small' | 'medium' | 'large';

export const cardPaddings = ['none', 'small', 'medium', 'large'] as const satisfies CardPadding[];

export interface CardProps extends ComponentProps<'div'> {
  /**
   * Space between the edge and the content; `none` for content that reaches the edge.
   * @default 'medium'
   */
  padding?: CardPadding;
  /**
   * Renders the only child in the card's place: a `section`, an `article`, a list item.
   * @default false
   */
  asChild?: boolean;
}

/**
 * A sheet of paper on the desk: what lies on it belongs together. Renders a `div`.
 * Not for every group of things: space and a heading are often enough.
 *
 * Accessibility: no role of its own; with `asChild` it is what its child is.
 */
export function Card({ padding = 'medium', asChild = false, className, ...rest }: CardProps) {
  const Component = asChild ? Slot : 'div';
  return <Component {...rest} data-padding={padding} className={clsx(styles.root, className)} />;
}
