import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Card.module.css';

export type CardPadding = 'none' | 'small' | 'medium' | 'large';

export const cardPaddings = ['none', 'small', 'medium', 'large'] as const satisfies CardPadding[];

export interface CardProps extends ComponentProps<'div'> {
  /**
   * Space between the edge and the content; `none` for content that extends to the edge.
   * @default 'medium'
   */
  padding?: CardPadding;
  /**
   * Renders its only child instead of a `div`, for example a `section`, an `article` or a list item.
   * @default false
   */
  asChild?: boolean;
}

/**
 * A surface that groups related content. Renders a `div`. Not for every group: spacing and a heading are often
 * enough.
 *
 * Accessibility: no role; with `asChild` it has its child's role.
 */
export function Card({ padding = 'medium', asChild = false, className, ...rest }: CardProps) {
  const Component = asChild ? Slot : 'div';
  return <Component {...rest} data-padding={padding} className={clsx(styles.root, className)} />;
}
